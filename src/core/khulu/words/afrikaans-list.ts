/** Words that make the sentence, in English; forms that share an English word are parted by slashes. */
export const AFRIKAANS_LITTLE_WORDS = `
jy/u=you; sy=she; julle=you all; haar=her; hom=him; ons s'n=our; die=the; 'n/n/’n=a; se='s; van=of; met=with; voor=before; by=at; in=in; na=to; vir=for;
op=on; onder=under; uit=from; nie=not; nou=now; môre/more=tomorrow; ver=far; vroeër=formerly; weer=again; al=already; nog=still; baie=very; waar=where;
hoeveel=how many; daardie=that; al die=all; almal=everyone; waarheen=where; totsiens=go well; elke dag=every day; by die huis=at home; huis toe=home;
is=is; wees=be; was=was; het=have; gehad=had; sal=will; kan=can; wil=want to; moet=must; mag=can
`

export const AFRIKAANS_ACTIONS = `
gaan=go; lees=read; werk=work; drink=drink; slaap=sleep; kyk=look at; neem=take; vat=take; kom=come; ry=drive; huil=cry; woon=live; bly=stay;
help=help; vra=ask; antwoord=answer; vind=find; weet=know; ken=know; liefhet=love; hou=like; maak=make; breek=break; bel=call;
wag=wait for; teken=draw; vang=catch; reën=rain; ophou=stop; leer ken=meet;
opstaan=get up; afskakel=put out; leeraan=teach; benodig=need; kuier=visit
`

export const AFRIKAANS_QUALITIES = `
lank/lang=long; lelik=ugly; oud/ou=old; nuut/nuwe=new; jonk/jong=young; goeie=good; sleg/+te=bad; koud=cold; lekker=nice; moeilik/+e=difficult;
maklik/+e=easy; swaar=heavy; lig/+te=light; soet=sweet; dors=thirsty; hartseer=sad; bang=afraid; verlore=lost; dronk=drunk; vuil=dirty;
ryk=rich; seer=painful; verkeerd=wrong; leeg=empty; stukkend/+e=broken; gesond/+e=healthy
`

/** Nouns, with their plural where the rule doesn't give it; +pe is what it has more: spinnekop, spinnekoppe. */
export const AFRIKAANS_THINGS = `
koei=cow; bees/+te=cow; perd/+e=horse; voël/+s=bird; by=bee; vlieg/vlieë=fly; kind/+ers=child; kleinkind/+ers=grandchild; lam/+mers=lamb; seun/+s=boy; man/+s/manne=man; vrou/+e/vrouens=woman;
mens=person; moeder=mother; ma/+mmie=mother; vader=father; pa/+ppa=father; broer/+s=brother; boetie=brother; suster=sister; sussie=sister;
oom/+s=uncle; familie=family; gesin/+ne=family; vriend=friend; vriendin/+ne=friend; onderwyser=teacher; juffrou=teacher; student=student;
polisie=police; polisieman=policeman; buurman/bure=neighbour; koning/+s=king; gas/+te=guest; dief/diewe=thief; stad/stede=city; pad/paaie=road;
brug/brûe=bridge; mark/+te=market; bed/+dens=bed; glas/+e=glass; sak=bag; tas=bag; rekenaar/+s=computer; foon=phone; selfoon=phone; motor/+s=car;
kar=car; taxi/+'s=taxi; eier/+s=egg; piesang/+s=banana; groente=vegetables; mielie=maize; vrug/+te=fruit; hare=hair;
gesig/+te=face; oog/oë=eye; arm/+s=arm; maag/mae=stomach; rug/rûe=back; knie/+ë=knee; hemp/hemde=shirt; maan=moon; lug=sky; grond=soil; dag/dae=day;
nag/+te=night; aand=evening; van=surname; woord=word; lied/+ere=song; liedjie=song; vraag/vrae=question; troue/+s=wedding;
god=god; here=lord; kraal=kraal; dood=death; siekte/+s=disease; hulp=help; eksamen=examination; probleem/probleme=problem; xhosa=xhosa; isixhosa=xhosa;
engels=english; afrikaans=afrikaans
`
