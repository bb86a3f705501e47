import { plainAfrikaans } from '#core/khulu/questions/plain-afrikaans.ts'
import type { AskingWords } from '#core/khulu/tongues/asking-words.ts'

/** The words of asking in Afrikaans. */
export const AFRIKAANS_ASKING: AskingWords = {
  product: {
    clear: /\b(?:vee|verwyder|wis)\b.*\b(?:gesprek|geskiedenis|boodskappe)\b/,
    otherLanguage: /\b(?:in|na|van) ?(?:isi)?(?:zulu|zoeloe|sotho|sesotho|tswana|setswana|venda|tsonga|swati|ndebele|pedi)\b(?! (?:word|people|person))/,
    password: /\b(?:wagwoord|password)\b/,
    data: /\b(?:rekening|profiel|data)\b.*\b(?:uitvee|uitwis|skrap|verwyder)\b|\bwie (?:kan|sien)\b.*\b(?:punte|vordering|inligting)\b|\b(?:vee|skrap|verwyder|wis)\b.*\b(?:data|rekening|inligting|alles|vordering|profiel)\b|\bprivaatheid\b/,
    install: /\bwerk (?:dit|funda|die app|khulu)\b.*\b(?:foon|selfoon|tablet)\b|\b(?:app|toep)\b.*\b(?:foon|selfoon)\b|\b(?:instal\w*|tuisskerm|laai (?:die |jou )?(?:app|toep) af|aflaai|iphone|android)\b/,
    sound: /\bhoe (?:hoor|luister) (?:ek|mens)\b.*\b(?:woorde?|klank|dit)\b|\bgeen (?:klank|geluid)\b|\b(?:klank|geluid|luidspreker)\b.*\b(?:nie|stukkend|werk)\b|\b(?:sit|skakel|draai|maak)\b.*\b(?:klank|geluid|volume)\b.*\b(?:aan|af|uit|harder|sagter)$/,
    languages: /\b(?:watter|hoeveel|wat se|watse) tale?\b/,
    kids: /\b(?:kleuter|peuter|kind(?:ers)?|\d+[ -]?jarige|seuntjie|dogtertjie)\b.*\b(?:gebruik|veilig|geskik|app|funda|hierdie (?:app|webwerf|program))\b|\bkan (?:my |'n )?(?:kind|kinders|kleuter)\b.*\bspeel\b|\bveilig vir (?:my |die )?(?:kind|kinders)\b/,
    teacher: /\b(?:dashboard|paneelbord)\b|\bhoe (?:my|die|ons) (?:leerders?|kinders?|kind|klas) (?:vaar|doen|vorder)|\b(?:kind|kinders?|klas|leerders?) se (?:vordering|uitslae|punte|werk)\b|\b(?:ouers?|onderwysers?)\b.*\b(?:sien|gebruik|bladsy)\b|\bkan (?:my|die|ons) (?:ma|pa|ouers?|onderwyser|juffrou|mense)\b.*\bsien\b/,
    account: /\b(?:registreer|teken (?:ek )?(?:in|uit|aan|af)|meld (?:ek )?(?:aan|af)|rekening|gebruikersnaam)\b/,
    offline: /\b(?:vanlyn|offline)\b|\bgebruik\b.*\bdata\b|\bsonder (?:die )?(?:internet|data|netwerk|wifi)\b|\bgeen (?:internet|data)\b/,
    free: /\b(?:gratis|verniet)\b|\bkos (?:funda|die app)\b|\bkos dit\b.*\b(?:skole?|iets)\b/,
    contact: /\b(?:kontak|ondersteuning|rapporteer|terugvoer|klagte|fout gevind)\b/,
    tools: /\b(?:woordeboek|flits ?kaarte?|gereedskap|anki)\b/,
    theme: /\bletters?\b.*\b(?:groter|kleiner)\b|\b(?:donker|nag|ligte) ?(?:modus|tema)\b|\b(?:tema|agtergrond)\b/,
    language: /\b(?:verander|kies|stel|skakel)\b.*\b(?:taal|engels|afrikaans)\b/,
    games: /\b(?:speletjies?|storietyd)\b/,
    guest: /\bas (?:'n )?gas\b/,
    progress: /\bhoe (?:vaar|doen|goed|ver) (?:ek|is ek|het ek)\b|\bmy (?:vordering|punte|telling|vlak|reeks)\b|\bhoeveel\b.*\b(?:ek|my)\b/,
    next: /\bwat\b(?!.*\b(?:sê|beteken|week|maand|jaar)(?!\p{L})).*\b(?:volgende|eerste|nou|daarna)\b|\b(?:volgende|eerste|watter) les\b|\bwaar (?:begin|moet|kan) (?:ek|ons)\b|\bek is (?:nuut|'n beginner)\b/u,
  },
  keywords: {
    why: /\b(?:hoekom|waarom)\b/,
    difference: /\b(?:verskil(?:le|lend|lende)?|vs)\b/,
    concords: /\b(?:konkord\w*|skakels?|ooreenstemming\w*)\b/,
    singular: /\benkelvoud\w*\b/,
    plural: /\b(?:meervoud\w*|meer as een)\b/,
    class: /\b(?:klas|naamwoordklas\w*)\b/,
    correct: /\b(?:korrek\w*|reg|verbeter|verkeerd|foute?|kontroleer|nagaan|kyk|hierna)\b/,
    pronounce: /\b(?:uitspr\w*|spreek|klink|klank\w*|klik\w*|klap\w*)\b/,
    conjugate: /\b(?:vervoeg\w*|verlede|toekom\w*|teenwoordig\w*|ontken\w*|negatief\w*)\b/,
    practise: /\b(?:oefen\w*|toets)\b/,
    mean: /\b(?:ontleed|na afrikaans|na engels|in engels|in afrikaans|beteken\w*|betekenis)\b/,
    say: /\bsê(?!\p{L})|\b(?:vertaal\w*|noem|(?:in|na|vir) (?:isi)?xhosa)\b/u,
  },
  changes: [
    /\blank gelede\b/,
    /\b(?:verlede ?tyd|verlede|gister)\b/,
    /\b(?:toekomende ?tyd|toekoms|môre)\b/,
    /\b(?:teenwoordige ?tyd|nou)\b/,
    /\b(?:ontken(?:ning|nend(?:e)?)|negatief|negatiewe)(?: vorm)?\b|\bnie\b/,
    /\bbevestigend\b/,
    /\bjulle\b/, /\bons\b/, /\bhulle\b/,
    /\b(?:hy|sy|vir (?:hom|haar))\b/,
    /\b(?:jy|vir jou)\b/,
    /\b(?:ek|vir my)\b/,
  ],
  fillers: /\b(?:maak|verander|sin|hierdie|die|vorm|svorm|of|van|tyd|werkwoord|vir|en|in|met|asseblief|hoe|is|dit|dan|wat)\b/g,
  indirect: [
    [/^(?:om )?(?:te )?(?:vra )?(?:vir )?iemand se naam(?: te vra)?$/, 'what is your name'],
    [/^hoe dit met iemand gaan$/, 'how are you'],
    [/^hoeveel iets kos$|^(?:die )?prys vra$/, 'how much is it'],
    [/^hoe laat dit is$/, 'what is the time'],
    [/^om hulp (?:te )?vra$/, 'help me'],
    [/^iemand (?:te )?(?:bedank|dankie sê)$/, 'thank you'],
    [/^(?:om )?(?:te )?verskoning vra$/, 'sorry'],
    [/^iemand groet as (?:ek|jy) gaan$/, 'goodbye'],
  ],
  opening: /^(?:(?:ek weet nie|ek het vergeet) (?=hoe|wat|hoekom|watter)|(?:kan|sal) jy (?:my )?(?:asseblief )?(?:vir my )?(?:sê|se|vertel|wys) |weet jy |ek wil (?:graag )?weet )/,
  plain: plainAfrikaans,
  questionWords: new Set('beteken meervoud vervoeg verskil tussen vertaal naamwoordklas klas woord uitspraak oefen woorde uitspreek enkelvoud'.split(' ')),
  stopWords: `
aan al almal alle asseblief baie bedoel begin beteken betekenis bietjie daar dan dankie dat deel die dit doen een ek en enkelvoud fout gaan gebruik gee goed groet haar het hier hierdie hoe hoekom hom hoort hou hulle iemand iets ja jou jy julle kan klas klink kom
korrek kyk leer maak maar meer meervoud mens moet 'n n na naamwoord naamwoordklas nee negatief nie niks nou om ons ook op party praat reg sal se sê sin skryf soos spreek sy taal te tel tog toets tussen tyd uit vall val van verander verbeter verduidelik
verlede verskil vertaal vertel vervoeg verkeerd vir volgende voor vorm vra wanneer wat watter watse werkwoord wie wil woord woorde klank klik toekoms ontkennend konkord konkords behoort hierna
`,
}
