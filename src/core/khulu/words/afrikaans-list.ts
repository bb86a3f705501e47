/** Words that make the sentence, in English; forms that share an English word are parted by slashes. */
export const AFRIKAANS_LITTLE_WORDS = `
ek=i; jy/u=you; hy=he; sy=she; dit=it; ons=we; julle=you all; hulle=they; my=my; jou=your; haar=her; hom=him; ons s'n=our; die=the; 'n/n/’n=a; en=and; of=or; maar=but; se='s; van=of; met=with;
by=at; in=in; na=to; vir=for; op=on; onder=under; uit=from; nie=not; nou=now; vandag=today; môre/more=tomorrow; gister=yesterday; vanaand=tonight; altyd=always; dikwels=often; hier=here; daar=there; ver=far; naby=near; vroeër=formerly;
goed=well; vinnig=quickly; stadig=slowly; weer=again; al=already; nog=still; baie=very; waar=where; wanneer=when; wat=what; wie=who; hoeveel=how many; hoe=how; hoekom=why; hierdie=this; daardie=that; al die=all; almal=everyone;
asseblief=please; waarheen=where; ja=yes; nee=no; dankie=thank you; hallo=hello; totsiens=go well; jammer=sorry; soggens=in the morning; saans=in the evening; elke dag=every day; by die huis=at home; huis toe=home;
is=is; wees=be; was=was; het=have; gehad=had; sal=will; kan=can; wil=want to; moet=must; mag=can
`

export const AFRIKAANS_ACTIONS = `
gaan=go; leer=learn; lees=read; skryf=write; praat=speak; speel=play; werk=work; eet=eat; drink=drink; slaap=sleep; loop=walk; hardloop=run; sien=see; hoor=hear; luister=listen; kyk=look at; kook=cook; was=wash;
koop=buy; gee=give; neem=take; vat=take; bring=bring; kom=come; ry=drive; swem=swim; sing=sing; dans=dance; lag=laugh; huil=cry; staan=stand; sit=sit; woon=live; bly=stay; help=help; vra=ask; antwoord=answer;
soek=look for; vind=find; kry=get; weet=know; ken=know; verstaan=understand; liefhet=love; hou=like; begin=begin; klaarmaak=finish; maak=make; doen=do; breek=break; bel=call; roep=call;
wag=wait for; dink=think; teken=draw; gooi=throw; vang=catch;
skoonmaak=clean; dra=carry; groei=grow; reën=rain;
vertel=tell; sê=say; terugkom=come back; ophou=stop; leer ken=meet; ingaan=enter; uitgaan=go out; opstaan=get up
`

export const AFRIKAANS_QUALITIES = `
groot=big; klein=small; lank/lang=long; kort=short; mooi=beautiful; lelik=ugly; oud/ou=old; nuut/nuwe=new; jonk/jong=young; goeie=good; sleg/+te=bad; baie=many; rooi=red; blou=blue; groen=green; geel=yellow;
swart=black; wit=white; bruin=brown; warm=hot; koud=cold; lekker=nice; moeilik/+e=difficult; maklik/+e=easy; swaar=heavy; lig/+te=light; sterk=strong; slim=clever;
droog=dry; soet=sweet; honger=hungry; dors=thirsty; moeg=tired; siek=ill; bly=glad; kwaad=angry; hartseer=sad; bang=afraid;
gelukkig=happy; verlore=lost; dronk=drunk; besig=busy; skoon=clean; vuil=dirty; reg=right; ryk=rich; seer=painful; beter=better; verkeerd=wrong; leeg=empty; vol=full
`

/** Nouns, with their plural where the rule doesn't give it; +pe is what it has more: spinnekop, spinnekoppe. */
export const AFRIKAANS_THINGS = `
hond=dog; kat=cat; koei=cow; bees/+te=cow; perd/+e=horse; bok=goat; leeu=lion;
voël/+s=bird; vis=fish; by=bee; vlieg/vlieë=fly;
dier=animal; jakkals=jackal;
kind/+ers=child; baba=baby; seun/+s=boy; meisie=girl; man/+s/manne=man; vrou/+e/vrouens=woman; mens=person; moeder=mother; ma/+mmie=mother; vader=father; pa/+ppa=father;
ouma=grandmother; broer/+s=brother; boetie=brother; suster=sister; sussie=sister; oom/+s=uncle; tannie=aunt; familie=family; gesin/+ne=family; vriend=friend; vriendin/+ne=friend;
onderwyser=teacher; juffrou=teacher; student=student; polisie=police; polisieman=policeman; boer=farmer; buurman/bure=neighbour; koning/+s=king;
gas/+te=guest; dief/diewe=thief; bestuurder=driver; huis=house; skool=school; kerk=church;
stad/stede=city; dorp=town; plaas=farm; straat=street; pad/paaie=road; deur=door;
brug/brûe=bridge; klas=class; mark/+te=market;
bed/+dens=bed; bord=plate; glas/+e=glass;
boek=book; sak=bag; tas=bag; rekenaar/+s=computer; foon=phone; selfoon=phone; motor/+s=car;
kar=car; taxi/+'s=taxi; bal=ball; geld=money; rand=rand; prys=price;
brood=bread; vleis=meat; melk=milk; water=water; eier/+s=egg; piesang/+s=banana; groente=vegetables;
kos=food; mielie=maize; bier=beer; vrug/+te=fruit;
hare=hair; gesig/+te=face; oog/oë=eye; oor=ear; arm/+s=arm; hand=hand; been=leg;
voet=foot; maag/mae=stomach; rug/rûe=back; knie/+ë=knee; klere=clothes; hemp/hemde=shirt; broek=trousers; skoen=shoe;
son=sun; maan=moon; lug=sky; reën=rain; see=sea; boom=tree;
blom=flower; grond=soil; dag/dae=day; nag/+te=night; aand=evening; maand=month; uur=hour;
tyd=time; van=surname; woord=word; storie=story; lied/+ere=song; liedjie=song;
vraag/vrae=question; antwoord=answer; werk=work; verjaarsdag=birthday; troue/+s=wedding; god=god;
lewe=life; dood=death; siekte/+s=disease; pyn=pain; hulp=help; eksamen=examination; ding=thing;
probleem/probleme=problem; xhosa=xhosa; isixhosa=xhosa; engels=english; afrikaans=afrikaans
`
