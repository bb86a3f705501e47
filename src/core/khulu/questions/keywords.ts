import type { PhraseIntent } from '#core/khulu/questions/question.ts'

/** A word that says what is asked, wherever in the question it stands, in any of the three languages. The first that is there is meant. */
export const KEYWORDS: readonly (readonly [PhraseIntent, RegExp])[] = [
  ['why', /\b(?:why|how come|hoekom|waarom|kutheni)\b/],
  ['difference', /\b(?:differen(?:ce|t|ces)|differs?|vs|versus|compared?|verskil(?:le|lend|lende)?|u?mahluko|n?(?:[a-z]{1,3})?(?:ahluk|ohluk|ahlul)[a-z]*)\b/],
  ['concords', /\b(?:concords?|agreements?|konkord\w*|skakels?|ooreenstemming\w*|[a-z]*vumelanisi\w*)\b/],
  ['singular', /\b(?:singular|enkelvoud\w*|(?:kwi|isi|esi|se)?sinye|inye)\b/],
  ['plural', /\b(?:plurals?|plurali[sz]\w*|meervoud\w*|(?:kwi|isi|i|esi|se|ngesi)?sininzi(?:so|sayo|salo)?|ubuninzi|more than one|meer as een)\b/],
  ['class', /\b(?:noun ?class(?:es)?|class|klas|naamwoordklas\w*|(?:kwi|e|i|li|lwe|ama|kweli|kwe)?hlelo)\b/],
  ['correct', /\b(?:correct(?:ly|ed)?|mistakes?|wrong|right|check|fix|grammar|korrek\w*|reg|verbeter|verkeerd|foute?|kontroleer|nagaan|[a-z]*lungis\w*|[a-z]*chanek\w*|[a-z]*lungil[ei]\w*|[a-z]*mposiso|kyk|hierna|look at|[a-z]*bhal(?:we|iwe|e) kakuhle|iimpazamo|impazamo|jonga)\b/],
  ['pronounce', /\b(?:pronounc\w*|pronunciation|sounds?|clicks?|uitspr\w*|spreek|klink|klank\w*|klik\w*|klap\w*|[a-z]*bizwa|[a-z]{0,6}biza|[a-z]{0,3}vakala|isandi|izandi|[a-z]*qhakanc\w*|nqakanc\w*|iingqo|ungqo|[a-z]*qhankqal[a-z]*)\b/],
  ['conjugate', /\b(?:conjugat\w*|vervoeg\w*|tenses?|past|future|negatives?|negat\w+|verlede|toekom\w*|teenwoordig\w*|ontken\w*|negatief\w*|isenzi|izenzi|(?:kwi|nge|i|kwe)?xesha (?:eli|ela|la)\w+|(?:isi|kwisi|ulu|uku|esi)?landul\w*|yithi hayi)\b/],
  ['practise', /\b(?:practi[sc]e|exercises?|quiz|test|drill|oefen\w*|toets|[a-z]*qhelisel?[a-z]*|[a-z]*qhelanis[a-z]*|[a-z]{2,5}vavany[a-z]*|umsebenzi wokuziqhelanisa|uvavanyo)\b/],
  ['mean', /\b(?:meaning|means?|(?:in|to|into) english|in afrikaans|na afrikaans|na engels|in engels|beteken\w*|betekenis|[a-z]*thetha (?:ukuthini|ntoni|ukuthi)|[a-z]*chaza ntoni|i?ntsingiselo|ngesingesi|esingesini|ngesibhulu)\b/],
  ['say', /\b(?:say|says|said|translat\w*|express|call(?:ed)?|(?:in|to|into|for) (?:isi)?xhosa|xhosa (?:word|for)|sê|vertaal\w*|noem|[a-z]*guqul\w*|[a-z]*toliki?\w*|nge(?:si)?xhosa|esixhoseni|(?:ndi|u|si|ba)[a-z]{0,4}thin[ai]|kuthiwani|[a-z]*thetha njani|[a-z]*tsho njani|[a-z]*bhala njani|ithini|lithini|sithini)\b|\bsê(?!\p{L})/u],
]

/** Words that ask and name kinds of words, and so are not asked about. */
const STOP_WORDS = `
a about again all also am an and any are as ask asked at be because been before both but by call called can come comes correct could did difference different do does doing each else english explain find fix for form forms from give go goes good got had has
have he hello help her here him his how i if in instead into is isixhosa it its just know language learn learner like lot make made many may me mean meaning means more most must my need new no not noun nouns now number of ok on one or other our out people
person phrase please plural practise practice prefix pronounce question quick quiz read really right say says sentence she should show singular so some someone somebody something speak spell spelling such tell tense test than thank thanks that the their them
then there these they thing this those time to translate turn two type up us use used using verb verbs want was way we well were what whats when where which who why will with word words would write wrong xhosa yes yet you your correctly mistake mistakes grammar
check put change past present future negative class classes concord concords letter sound sounds click clicks conjugate between versus vs compare compared proper hey khulu
aan al almal alle asseblief baie bedoel begin beteken betekenis bietjie daar dan dankie dat deel die dit doen een ek en enkelvoud fout gaan gebruik gee goed groet haar het hier hierdie hoe hoekom hom hoort hou hulle iemand iets ja jou jy julle kan klas klink kom
korrek kyk leer maak maar meer meervoud mens moet 'n n na naamwoord naamwoordklas nee negatief nie niks nou om ons ook op party praat reg sal se sê sin skryf soos spreek sy taal te tel tog toets tussen tyd uit vall val van verander verbeter verduidelik
verlede verskil vertaal vertel vervoeg verkeerd vir volgende voor vorm vra wanneer wat watter watse werkwoord wie wil woord woorde klank klik toekoms ontkennend konkord konkords behoort
apha bani bala eli elithi elithini esi esithi elo eso funda hayi igama amagama igameni ihlelo ingaba inkcazelo isenzi isibizo isicelo isininzi isinye isivakalisi ixesha kakuhle kanjani kanti kaloku kodwa kuka kunye kusithiwa kutheni kuthetha kuthethwa kuthiwa kuthiwani kwa kwaye kwe
kwixesha la le lam lithetha lithini lo loo lungisa masi mna nam ndicela ndichazele nceda ndifuna ndincede ndingathini ndingu ndisithi ndithi ndithini ndiyifumane ndixelele ngaba ngesixhosa ngesingesi ngoku ngubani ni nini njani njengoko ntoni okanye oko oku phakathi phi sam sithini sokuba
thetha u uthetha ukuba ukuthi ukuthini ukuze umahluko undiguqulele undixelele ungandixelela unobumba uthi uthini wena xa xha yam yintoni yiyo zam zithini ziphi zeziphi leliphi liphi sisiphi likuliphi likweliphi lisekweyiphi kweliphi sikweliphi sika lika zika yika sesi elidlulileyo elizayo eladlulayo langoku
isilandulo isilandulelo landula landulayo isichazi izivumelanisi isivumelanisi kwisininzi kwisinye isandi izandi usithi besithi abantu umntu hambisa dibanisa guqula guqulela yenza beka jonga chanekile ilungile ichanekile sichanekile elithetha libizwa lubizwa ibizwa sivakala uyibiza ulibiza ndilibiza
ndiyibiza impazamo intsingiselo esingesini uqhakancu nqakancu kwelinye negama ezibizo lesibizo sesibizo izibizo amahlelo ixabiso ngamagama bhalwe ibhalwe sibhalwe zineziphi sibonwa gou hierna say's ngowuphi umhla emaxhoseni kwegama segama legama yegama gama igama'
`

const STOPS: ReadonlySet<string> = new Set(STOP_WORDS.trim().split(/\s+/))

/** Whether a word only asks. */
export const isStopWord = (word: string): boolean => STOPS.has(word)
