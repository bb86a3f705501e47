import WORDS from './asking-words.json' with { type: 'json' }
import { pattern, patternWith, source } from '#core/patterns/pattern.ts'
import { plainAfrikaans } from '#core/khulu/asking/afrikaans/plain-afrikaans.ts'
import type { AskingWords } from '#core/khulu/asking/asking-words.ts'
import { figuresOfAfrikaans } from '#core/khulu/asking/afrikaans/afrikaans-figures.ts'

/** Words of asking in Afrikaans. */
export const AFRIKAANS_ASKING: AskingWords = {
  // A question about customs of Xhosa people is a question about the world.
  asksAbout: /^(?:w\w+|hoe|mag|moet|is|dra|het) .*\b(?:xhosa[- ](?!woord)\w+|amaxhosa|xhosas)\b/,
  product: {
    isixhosa: /xhosa verwant/,
    clear: /\b(?:vee|verwyder|wis)\b.*\b(?:gesprek|geskiedenis|boodskappe)\b/,
    points: /\bsertifika|\b(?:verdien|kry|waarvoor)\b.*\bpunte\b/,
    password: /\b(?:wagwoord|password)\b/,
    data: pattern`
      (?=.*\b(?:rekening|profiel|data|inligting|vordering|alles)\b).*\b(?:vee|wis|skrap|verwyder)\b
      |\bwie (?:kan|sien)\b.*\b(?:punte|vordering|inligting)\b|\bprivaatheid\b
    `,
    install: /\b(?:werk|app|toep)\b.*(?:foon|tablet)\b|\binstal|tuisskerm|\blaai .*\baf\b|aflaai|iphone|android/,
    sound: pattern`
        \bhoor hoe\b|\bwaar\b.*\bhoor\b|\bhoe (?:hoor|luister) \S+ .*\b(?:woorde?|klank|dit)\b
        |\bgeen (?:klank|geluid)\b|\b(?:klank|geluid|luidspreker)\b.*\b(?:nie|stukkend|werk)\b
        |\b(?:sit|skakel|draai|maak)\b.*\b(?:klank|geluid|volume)\b.* (?:aan|af|uit|\w+er)$
      `,
    languages: /\b(?:watter|hoeveel|wat se|watse) tale?\b/,
    kids: /(?=.*\bkan\b).*(?:kleuter|peuter|kind|jarige|tjie)\w*\b.* (?:gebruik|speel)\b|\b(?:veilig|geskik) vir .*kind/,
    teacher: pattern`
        \bpaneelbord\b
        |^(?=.*\b(?:hoe|waar|kan|wil|daar)\b).*\b(?:ma|pa|ouer|onderwys|juffrou|leerder|kind
        |klas)\w*\b.* (?:sien|vaar|vorder\w*|uitslae|punte|gedoen|bladsy)\b
      `,
    account: /\b(?:registreer|teken (?:ek )?(?:in|uit|aan|af)|meld (?:ek )?(?:aan|af)|rekening|gebruikersnaam)\b/,
    offline: pattern`
        \b(?:vanlyn|offline)\b|\bgebruik\b.*\bdata\b|\bsonder (?:die )?(?:internet|data|netwerk|wifi)\b
        |\b(?:geen|nie)\b.* (?:internet|data|wifi)\b
      `,
    about: /^(?:wat|hoe) (?:is|doen|werk) (?:(?:hier)?die (?:app|webwerf|toep)|funda)$|xhosa moeilik/,
    free: pattern`
      \b(?:gratis|verniet|betaal \S*(?:voor|daarvoor))\b|\bmoet (?:ek|ons|mens) betaal\b
      |\bkos (?:funda|die app)\b|\bkos dit\b.*\b(?:skole?|iets)\b
    `,
    contact: /\b(?:kontak|ondersteuning|rapporteer|terugvoer|klagte|fout gevind)\b/,
    tools: /\b(?:woordeboek|flits ?kaarte?|gereedskap|anki)\b/,
    theme: /\bletters?\b.*\b(?:groter|kleiner)\b|\b(?:nagmodus|modus|tema|agtergrond)\b/,
    language: /\b(?:verander|kies|stel|skakel)\b.*\b(?:taal|engels|afrikaans)\b/,
    games: /\b(?:speletjies?|storietyd)\b/,
    guest: /\bas (?:'n )?gas\b/,
    progress: pattern`
        \bvorder ek\b|\bhoe (?:goed |ver )?(?:vaar|doen|goed|ver) (?:ek|is ek|het ek)\b
        |\bmy (?:vordering|punte|telling|vlak|reeks)\b|\bhoeveel\b.*\b(?:ek|my)\b
      `,
    next: patternWith('u')`
      \bwaarheen nou
      |\bwat\b(?!.*\b(?:sê|antwoord|week|maand|jaar)(?!\p{L})).*\b(?:volgende|eerste|nou|daarna)\b
      |\b(?:volgende|eerste|watter) les\b|\b(?:waar|hoe) (?:begin|moet|kan) (?:ek|ons)\b(?! .*\bsê)
      |\bek is (?:nuut|'n beginner)\b
    `,
  },
  keywords: {
    why: /\b(?:hoekom|waarom)\b/,
    difference: /\b(?:verskil(?:le|lend|lende)?|vs)\b/,
    concords: /\b(?:konkord\w*|skakels?|ooreenstemming\w*)\b/,
    singular: /\benkelvoud\w*\b/,
    plural: /\b(?:meervoud\w*|meer as een|as daar (?:baie|twee|'n klomp))\b/,
    class: /\b(?:klas|naamwoordklas\w*)\b/,
    correct: /\b(?:korrek\w*|reg|verbeter|verkeerd|foute?|kontroleer|nagaan|kyk|hierna)\b/,
    pronounce: /\b(?:uitspr\w*|spreek|klink|klank\w*|klik\w*|klap\w*)\b/,
    conjugate: /\b(?:vervoeg\w*|verlede(?! (?:week|\w+dag))|toekom\w*|teenwoordig\w*|ontken\w*|negatief\w*)\b/,
    practise: /\b(?:oefen\w*|toets)\b/,
    mean: /\b(?:ontleed|uitmekaar|na afrikaans|na engels|in engels|in afrikaans|beteken\w*|betekenis)\b/,
    say: /\bsê(?!\p{L})|\b(?:vertaal\w*|noem|(?:in|na|vir) (?:isi)?xhosa)\b/u,
  },
  practice: source`
      klik|klap|klank|uitspraak getal|syfer|tel tyd|dae|maand groet|frase|sin werkwoord naamwoord|meervoud
      |klas byvoeglik voornaamwoord grammatika dier kleur familie kultuur|kos toets speel
    `,
  about:
    / (?:in|na) (?:isi)?xhosa$|^die (?:woord|sin|frase) |^die naam van die (?:maand |dag )?|(?<!^what .*) beteken$/g,
  after: {
    plural: /^(?:(?:die|en|in(?: die)?|wat (?:is|van)(?: die)?) )*(?:meervoud|meer as een)(?:svorm|e)?$/,
    singular: /^(?:(?:die|en|in(?: die)?) )*enkelvoud$/,
    class: /^(?:(?:en|in|watter|die|sy|wat is (?:die|sy)) )*(?:klas|naamwoordklas)(?: is dit)?$/,
    concords: /^(?:en )?(?:die |sy )*(?:\w*skakels?|\w*konkord\w*)$/,
    mean: /^(?:en )?wat beteken (?:dit|dat)$/,
    pronounce: /^(?:en )?hoe (?:spreek|klink) (?:ek |jy )?(?:dit|dat)(?: uit)?$/,
    example: /^(?:en )?(?:gebruik dit )?in 'n sin$|^(?:gee |wys )?(?:my )?'n voorbeeld(?:sin)?$/,
    reply:
      /^(?:(?:en|dan|maar) )*(?:wat|hoe) (?:antwoord \S+(?: daarop| dan)?$|(?:sê|moet|kan|sal) \S+ (?:dan )?(?:terug|daarop|antwoord))\b/,
    why: /^(?:maar |en )?(?:hoekom|waarom|hoekom so|verduidelik)$/,
    practise: /^(?:ek wil |kan ek )?oefen(?: dit)?$/,
    leads: /^(?:en|wat van|hoe van|dan)\b/,
    continues: pattern`
        ^(?:môre$|gister$|vandag$|(?:wat )?as\b|wanneer (?:dit|daar|hulle|ek|ons|jy|hy|sy)\b|maar\b|of\b
        |net\b|nie\b|maak dit\b|met\b|sonder\b|myne\b|joune\b|syne\b|hare\b|meer as een\b
        |hoe (?:is dit|sê (?:ek|mens) dit) (?:as|vir|wanneer)\b|(?:vir|teen|aan) |(?:slaap|kan|is|het|sal
        |was) (?:ek|jy|hy|sy|ons|julle|hulle)$)
        |(?:\bvan hulle|\book| nie)$
      `,
    opening: /^(?:en|dan|maar)?,?\s*(?:wat van|hoe van|hoe sê (?:ek|mens)|in)?\s*/,
    itself: /^(?:dankie|totsiens|help|ja|nee|hoekom|wat)$/,
  },
  changes: [
    /\blank gelede\b/,
    /\b(?:verlede ?tyd|verlede|gister)\b/,
    /\b(?:toekomende ?tyd|toekoms|môre)\b/,
    /\b(?:teenwoordige ?tyd|nou)\b/,
    /\b(?:ontken(?:ning|nend(?:e)?)|negatief|negatiewe)(?: vorm)?\b|\bnie\b/,
    /\bbevestigend\b/,
    /\bjulle\b/,
    /\bons\b/,
    /\bhulle\b/,
    /\b(?:hy|sy|vir (?:hom|haar))\b/,
    /\b(?:jy|vir jou)\b/,
    /\b(?:ek|vir my)\b/,
  ],
  fillers:
    /\b(?:maak|verander|sin|hierdie|die|vorm|svorm|of|van|tyd|werkwoord|vir|en|in|met|asseblief|hoe|is|dit|dan|wat|daarvan)\b/g,
  indirect: [
    [/^(?:om )?(?:te )?(?:vra )?(?:vir )?iemand se naam(?: te vra)?$/, 'what is your name'],
    [/^hoe dit met iemand gaan$/, 'how are you'],
    [/^hoeveel iets kos$|^(?:die )?prys vra$/, 'how much is it'],
    [/^om hulp (?:te )?vra$|^om hulp$/, 'help me'],
    [/^(?:om )?(?:te )?verskoning vra$/, 'sorry'],
  ],
  opening: patternWith('u')`
      ^(?:(?:aweh?|ag|oom|juffrou|(?:kan|sal|wil) jy|asb|asseblief|(?:vir )?my|help(?: my)?|tog|net|gou|nou
      |sê|se|vertel|wys|ek wil(?: graag)? weet|ek weet nie|weet jy)[ ,!.:]+)+(?=(?:hoe|wat|watter|waar
      |hoekom|waarom|vertaal|vervoeg|verduidelik|verbeter|korrigeer|die woord vir|om|kyk of
      |\S+ ver(?:voeg|duidelik))(?!\p{L}))
    `,
  said: / vir [^,]+ dankie$/,
  plain: plainAfrikaans,
  figures: figuresOfAfrikaans,
  questionWords: new Set(WORDS.questionWords),
  stopWords: WORDS.stopWords.join(' '),
}
