import { pattern } from '#core/patterns/pattern.ts'

/** English phrases of the content for situations, by the words of the story. */
export const SITUATIONS: readonly (readonly [RegExp, string])[] = [
  [
    pattern`
      funeral|\bdie[ds]\b|passed? (?:away|on)\b|\bdeath\b|\bdead\b
      |\b(?:lost|loses?) (?:his|her|their|an?) |\bbur(?:y|ied|ial)\b|mourn|bereave|griev|condolence|comfort
      |console
    `,
    'my condolences',
  ],
  [/birthday|\bturn(?:s|ed|ing) \d/, 'happy birthday'],
  [/new year/, 'happy new year'],
  [/christmas/, 'merry christmas'],
  [
    pattern`
      pass(?:ed|es)\b|graduat|wedding|married|engaged|\bwon\b|promot|pregnant|newborn|\bbirth\b
      |(?:new|had an?|got the|got an?) (?:baby|boy|girl|job|house|car)|congratulat
    `,
    'congratulations',
  ],
  [/\b(?:exams?|test|interview|match|competition|race|luck|all the best)\b/, 'good luck'],
  [
    pattern`
      ^(?!.*\b(?:i|i'm|im|my child|doctor|clinic|nurse)\b).*(?:\b(?:sick|ill)\b|hospital|operation|unwell
      |accident)
      |\b(?:better|well) ?(?:soon|$)|recover|\b(?:sick|ill) \w+$
    `,
    'get well soon',
  ],
  [/travel|\btrip\b|journey|\bdriv(?:es|ing)\b/, 'travel safely'],
  [/refus|declin|\bfull\b|no more|turn down|do(?:n't| not|nt) want/, 'no thank you'],
  [/\b(?:eat|eats|eating|meal|dinner|supper)\b/, 'enjoy your meal'],
  [/\bthank(?:s|ed)? (?:me|you|us)\b/, 'you are welcome'],
  [/gift|present\b|help(?:s|ed)\b|\bg(?:ave|ives)\b|cook(?:s|ed)\b/, 'thank you'],
  [/\bbump|\blate\b|mistake|step(?:ped|s)? on|forgot|interrupt/, 'sorry'],
  [/visitors?\b|guests?\b|\barriv/, 'welcome'],
  [/\bleav(?:es?|ing)\b|\bgo(?:es|ing)? (?:home|away)\b/, 'go well'],
  [/\bsleep|\bbed\b|\bnight\b/, 'good night'],
]
