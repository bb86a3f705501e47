/** Words that make the sentence, in English; forms that share an English word are parted by slashes, and what is the same in English is said once. */
export const AFRIKAANS_LITTLE_WORDS = `
jy/u=you; sy=she; julle=you all; haar=her; ons s'n=our; die=the; 'n/n/’n=a; se='s; van=of; met=with; voor=before; by=at; in; na=to; vir=for;
op=on; onder=under; uit=from; nie=not; more=tomorrow; ver=far; vroeër=formerly; weer=again; al=already; nog=still; baie=very;
hoeveel=how many; al die=all; almal=everyone; waarheen=where; totsiens=go well; elke dag=every day; by die huis=at home; huis toe=home;
is; wees=be; was; het=have; gehad=had; sal=will; kan=can; wil=want to; moet=must; mag=can
`

/** Plurals, and what qualities are before a noun, that the rules don't give; +pe is what the word has more: spinnekop, spinnekoppe. The most usual stands last. */
export const AFRIKAANS_FORMS = `
lank/lang; oud/ou; nuut/nuwe; jonk/jong; sleg/+te; lig/+te;
bees/+te; perd/+e; vlieg/vlieë; kind/+ers; kleinkind/+ers; lam/+mers; seun/+s; man/+s/+ne; vrou/+ens/+e; broer/+s; oom/+s; gesin/+ne; vriendin/+ne; buurman/bure; gas/+te; dief/diewe;
stad/stede; pad/paaie; brug/brûe; mark/+te; bed/+dens; glas/+e; taxi/+'s; piesang/+s; vrug/+te; gesig/+te; oog/oë; arm/+s; maag/mae; rug/rûe; knie/+ë; hemp/hemde; dag/dae; nag/+te; lied/+ere; vraag/vrae; probleem/probleme
`
