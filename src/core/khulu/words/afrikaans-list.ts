/** Words that make the sentence, in English; forms that share an English word are parted by slashes. */
export const AFRIKAANS_LITTLE_WORDS = `
ek=i; jy/u=you; hy=he; sy=she; dit=it; ons=we; julle=you all; hulle=they; my=my; jou=your; haar=her; hom=him; ons s'n=our; die=the; 'n/n/’n=a; en=and; of=or; maar=but; se='s; van=of; met=with;
by=at; in=in; na=to; vir=for; op=on; onder=under; uit=from; nie=not; nou=now; vandag=today; môre/more=tomorrow; gister=yesterday; vanaand=tonight; altyd=always; dikwels=often; hier=here; daar=there; ver=far; naby=near; vroeër=formerly;
goed=well; vinnig=quickly; stadig=slowly; weer=again; al=already; nog=still; baie=very; waar=where; wanneer=when; wat=what; wie=who; hoeveel=how many; hoe=how; hoekom=why; hierdie=this; daardie=that; al die=all; almal=everyone;
asseblief=please; ja=yes; nee=no; dankie=thank you; hallo=hello; totsiens=go well; jammer=sorry; soggens=in the morning; saans=in the evening; elke dag=every day; by die huis=at home; huis toe=home;
is=is; was=was; het=have; gehad=had; sal=will; kan=can; wil=want to; moet=must; mag=may
`

export const AFRIKAANS_ACTIONS = `
gaan=go; leer=learn; lees=read; skryf=write; praat=speak; speel=play; werk=work; eet=eat; drink=drink; slaap=sleep; loop=walk; hardloop=run; sien=see; hoor=hear; luister=listen; kyk=look at; kook=cook; was=wash;
koop=buy; verkoop=sell; gee=give; neem=take; vat=take; bring=bring; kom=come; ry=drive; swem=swim; sing=sing; dans=dance; lag=laugh; huil=cry; staan=stand; sit=sit; woon=live; bly=stay; help=help; vra=ask; antwoord=answer;
soek=look for; vind=find; kry=get; weet=know; ken=know; verstaan=understand; liefhet=love; hou=like; begin=begin; klaarmaak=finish; maak=make; doen=do; bou=build; breek=break; val=fall; sny=cut; bel=call; roep=call;
wag=wait for; dink=think; vergeet=forget; onthou=remember; ontmoet=meet; besoek=visit; bid=pray; teken=draw; tel=count; vlieg=fly; spring=jump; klim=climb; gooi=throw; vang=catch; skop=kick; slaan=hit; veg=fight; wen=win;
betaal=pay; steel=steal; skoonmaak=clean; vee=sweep; trek=pull; stoot=push; dra=carry; stuur=send; groet=greet; bedank=thank; hoes=cough; sterf=die; groei=grow; reën=rain; blaf=bark; byt=bite; melk=milk; plant=plant; soen=kiss;
vertel=tell; sê=say; bak=bake; rus=rest; terugkom=come back; ophou=stop; wys=show; leer ken=meet; haat=hate; kies=choose; gebruik=use; ingaan=enter; uitgaan=go out; opstaan=get up
`

export const AFRIKAANS_QUALITIES = `
groot=big; klein=small; lank/lang=long; kort=short; mooi=beautiful; lelik=ugly; oud/ou=old; nuut/nuwe=new; jonk/jong=young; goeie=good; sleg/slegte=bad; baie=many; min=few; rooi=red; blou=blue; groen=green; geel=yellow;
swart=black; wit=white; bruin=brown; grys=grey; pienk=pink; oranje=orange; pers=purple; warm=hot; koud=cold; lekker=nice; moeilik/moeilike=difficult; maklik/maklike=easy; swaar=heavy; lig/ligte=light; sterk=strong; swak=weak; slim=clever;
nat=wet; droog=dry; hard=hard; sag/sagte=soft; breed/breë=wide; diep=deep; skerp=sharp; suur=sour; soet=sweet; bitter=bitter; honger=hungry; dors=thirsty; moeg=tired; siek=ill; bly=glad; kwaad=angry; hartseer=sad; bang=afraid;
gelukkig=happy; verlore=lost; dronk=drunk; besig=busy; skoon=clean; vuil=dirty; reg=right; ryk=rich; seer=painful; beter=better; verkeerd=wrong; leeg=empty; vol=full
`

/** Nouns with their plural. */
export const AFRIKAANS_THINGS = `
hond/honde=dog; kat/katte=cat; koei/koeie=cow; bees/beeste=cow; perd/perde=horse; skaap/skape=sheep; bok/bokke=goat; vark/varke=pig; hoender/hoenders=chicken; eend/eende=duck; donkie/donkies=donkey; leeu/leeus=lion;
olifant/olifante=elephant; luiperd/luiperds=leopard; aap/ape=monkey; bobbejaan/bobbejane=baboon; slang/slange=snake; voël/voëls=bird; vis/visse=fish; haas/hase=hare; muis/muise=mouse; rot/rotte=rat; by/bye=bee; vlieg/vlieë=fly;
spinnekop/spinnekoppe=spider; padda/paddas=frog; skilpad/skilpaaie=tortoise; krokodil/krokodille=crocodile; kameelperd/kameelperde=giraffe; sebra/sebras=zebra; buffel/buffels=buffalo; renoster/renosters=rhinoceros;
seekoei/seekoeie=hippopotamus; volstruis/volstruise=ostrich; uil/uile=owl; arend/arende=eagle; dier/diere=animal; mier/miere=ant; skoenlapper/skoenlappers=butterfly; jakkals/jakkalse=jackal;
kind/kinders=child; baba/babas=baby; seun/seuns=boy; meisie/meisies=girl; man/mans/manne=man; vrou/vroue/vrouens=woman; mens/mense=person; moeder/moeders=mother; ma/mammie=mother; vader/vaders=father; pa/pappa=father;
ouma/oumas=grandmother; oupa/oupas=grandfather; broer/broers=brother; suster/susters=sister; oom/ooms=uncle; tannie/tannies=aunt; familie/families=family; gesin/gesinne=family; vriend/vriende=friend; vriendin/vriendinne=friend;
onderwyser/onderwysers=teacher; juffrou=teacher; leerder/leerders=learner; leerling/leerlinge=learner; student/studente=student; dokter/dokters=doctor; verpleegster/verpleegsters=nurse; polisie=police; polisieman=policeman; boer/boere=farmer; buurman/bure=neighbour; koning/konings=king;
gas/gaste=guest; dief/diewe=thief; bestuurder/bestuurders=driver; kok/kokke=cook; predikant/predikante=minister; huis/huise=house; skool/skole=school; winkel/winkels=shop; hospitaal/hospitale=hospital; kerk/kerke=church;
stad/stede=city; dorp/dorpe=town; plaas/plase=farm; straat/strate=street; pad/paaie=road; kamer/kamers=room; kombuis/kombuise=kitchen; deur/deure=door; venster/vensters=window; dak/dakke=roof; muur/mure=wall; vloer/vloere=floor;
tuin/tuine=garden; hek/hekke=gate; brug/brûe=bridge; klas/klasse=class; kantoor/kantore=office; mark/markte=market; bank/banke=bank; stasie/stasies=station; land/lande=country; wêreld=world; tafel/tafels=table; stoel/stoele=chair;
bed/beddens=bed; lamp/lampe=lamp; sleutel/sleutels=key; mes/messe=knife; vurk/vurke=fork; lepel/lepels=spoon; bord/borde=plate; koppie/koppies=cup; pot/potte=pot; glas/glase=glass; emmer/emmers=bucket; besem/besems=broom;
boek/boeke=book; pen/penne=pen; potlood/potlode=pencil; papier=paper; sak/sakke=bag; tas/tasse=bag; brief/briewe=letter; koerant/koerante=newspaper; rekenaar/rekenaars=computer; foon/fone=phone; selfoon/selfone=phone; motor/motors=car;
kar/karre=car; bus/busse=bus; trein/treine=train; fiets/fietse=bicycle; taxi/taxi's=taxi; vliegtuig/vliegtuie=aeroplane; boot/bote=boat; bal/balle=ball; geld=money; rand=rand; prys/pryse=price; klip/klippe=stone; vuur/vure=fire;
brood/brode=bread; vleis=meat; melk=milk; water=water; tee=tea; koffie=coffee; suiker=sugar; sout=salt; pap=porridge; rys=rice; eier/eiers=egg; appel/appels=apple; piesang/piesangs=banana; lemoen/lemoene=orange; groente=vegetables;
aartappel/aartappels=potato; tamatie/tamaties=tomato; ui/uie=onion; kos=food; sop=soup; botter=butter; kaas=cheese; heuning=honey; mielie/mielies=maize; pampoen/pampoene=pumpkin; koek/koeke=cake; bier=beer; wyn=wine; vrug/vrugte=fruit;
kop/koppe=head; hare=hair; gesig/gesigte=face; oog/oë=eye; oor/ore=ear; neus/neuse=nose; mond/monde=mouth; tand/tande=tooth; tong/tonge=tongue; nek/nekke=neck; arm/arms=arm; hand/hande=hand; vinger/vingers=finger; been/bene=leg;
voet/voete=foot; maag/mae=stomach; hart/harte=heart; bloed=blood; vel/velle=skin; rug/rûe=back; knie/knieë=knee; liggaam/liggame=body; klere=clothes; hemp/hemde=shirt; broek/broeke=trousers; rok/rokke=dress; skoen/skoene=shoe; hoed/hoede=hat;
jas/jasse=coat; kombers/komberse=blanket; kous/kouse=sock; son=sun; maan=moon; ster/sterre=star; hemel=sky; lug=sky; reën=rain; wind/winde=wind; wolk/wolke=cloud; sneeu=snow; berg/berge=mountain; rivier/riviere=river; see=sea; boom/bome=tree;
blom/blomme=flower; gras=grass; blaar/blare=leaf; sand=sand; grond=soil; dag/dae=day; nag/nagte=night; oggend/oggende=morning; aand/aande=evening; week/weke=week; maand/maande=month; jaar/jare=year; uur/ure=hour; minuut/minute=minute;
tyd=time; somer=summer; winter=winter; herfs=autumn; lente=spring; maandag=monday; dinsdag=tuesday; woensdag=wednesday; donderdag=thursday; vrydag=friday; saterdag=saturday; sondag=sunday; januarie=january; februarie=february; maart=march;
april=april; mei=may; junie=june; julie=july; augustus=august; september=september; oktober=october; november=november; desember=december; naam/name=name; van/vanne=surname; woord/woorde=word; taal/tale=language; storie/stories=story; lied/liedere=song; liedjie/liedjies=song;
vraag/vrae=question; antwoord/antwoorde=answer; werk=work; speletjie/speletjies=game; musiek=music; prent/prente=picture; verjaarsdag=birthday; partytjie/partytjies=party; troue/troues=wedding; begrafnis/begrafnisse=funeral; god=god; liefde=love; vrede=peace;
lewe=life; dood=death; siekte/siektes=disease; medisyne=medicine; pyn/pyne=pain; hulp=help; nuus=news; les/lesse=lesson; eksamen/eksamens=examination; nommer/nommers=number; kleur/kleure=colour; ding/dinge=thing; respek=respect; wet/wette=law; waarheid=truth;
droom/drome=dream; probleem/probleme=problem; geskenk/geskenke=gift; gesondheid=health; xhosa=xhosa; isixhosa=xhosa; engels=english; afrikaans=afrikaans
`
