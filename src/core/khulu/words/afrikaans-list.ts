/** Words that make the sentence, in English; forms that share an English word are parted by slashes, and what is the same in English is said once. */
export const AFRIKAANS_LITTLE_WORDS = `
jy/u=you; sy=she; julle=you all; haar=her; ons s'n=our; die=the; 'n/n/’n=a; se='s; van=of; met=with; voor=before; by=at; in; na=to; vir=for;
op=on; onder=under; uit=from; nie=not; more=tomorrow; ver=far; vroeër=formerly; weer=again; al=already; nog=still; baie=very;
hoeveel=how many; al die=all; almal=everyone; waarheen=where; totsiens=go well; elke dag=every day; by die huis=at home; huis toe=home;
is; wees=be; was; het=have; gehad=had; sal=will; kan=can; wil=want to; moet=must; mag=can
`

/** What the lexicon has no word for in Afrikaans, or another first. */
export const AFRIKAANS_ACTIONS = `
gaan=go; werk=work; slaap=sleep; neem/vat=take; kom=come; bly=stay; vra=ask; antwoord=answer; vind=find; ken=know; liefhet=love; hou=like; bel=call;
teken=draw; reën=rain; ophou=stop; leer ken=meet; opstaan=get up; leeraan=teach; benodig=need; kuier=visit
`

export const AFRIKAANS_QUALITIES = `
lank/lang=long; oud/ou=old; nuut/nuwe=new; jonk/jong=young; goeie=good; sleg/+te=bad; koud=cold; lekker=nice; lig/+te=light; soet=sweet; dors=thirsty;
hartseer=sad; bang=afraid; verlore=lost; dronk=drunk; vuil=dirty; seer=painful; leeg=empty; gesond=healthy
`

export const AFRIKAANS_THINGS = `
bees=cow; by=bee; seun=boy; man; ma=mother; mammie=mother; pa=father; pappa=father; boetie=brother; sussie=sister; vriendin=friend; juffrou=teacher; polisie=police; gas=guest;
kar=car; foon=phone; mielie=maize; hare=hair; aand=evening; van=surname; liedjie=song; god; here=lord; kraal; dood=death; hulp=help; xhosa; isixhosa=xhosa; engels=english
`

/** Plurals that the rule doesn't give; +pe is what the noun has more: spinnekop, spinnekoppe. The most usual stands last. */
export const AFRIKAANS_PLURALS = `
bees/+te; perd/+e; vlieg/vlieë; kind/+ers; kleinkind/+ers; lam/+mers; seun/+s; man/+s/+ne; vrou/+ens/+e; broer/+s; oom/+s; gesin/+ne; vriendin/+ne; buurman/bure; gas/+te; dief/diewe;
stad/stede; pad/paaie; brug/brûe; mark/+te; bed/+dens; glas/+e; taxi/+'s; piesang/+s; vrug/+te; gesig/+te; oog/oë; arm/+s; maag/mae; rug/rûe; knie/+ë; hemp/hemde; dag/dae; nag/+te; lied/+ere; vraag/vrae; probleem/probleme
`
