import type { NumberNames } from '#core/khulu/words/read-number.ts'

const pair = (afrikaans: string, english: readonly string[]): [string, string][] =>
  afrikaans.split(' ').map((word, at) => [word, english[at] ?? word])

let numbers: ReadonlyMap<string, string> | undefined
let figures: ReadonlyMap<string, string> | undefined

/** The English of numbers that Afrikaans says in one word; made when first asked for. */
export const numbersInEnglish = (english: NumberNames): ReadonlyMap<string, string> =>
  (numbers ??= new Map(
    pair(
      'nul een twee drie vier vyf ses sewe agt nege tien elf twaalf dertien veertien vyftien sestien sewentien agtien negentien twintig dertig veertig vyftig sestig sewentig tagtig negentig honderd duisend miljoen agttien neëntien neëntig',
      [...english.numbers, 'eighteen', 'nineteen', 'ninety'],
    ),
  ))

/** What else is said with figures: places in a row, times, sums, dates and what asks for them. */
const sayFigures = (english: NumberNames): ReadonlyMap<string, string> =>
  (figures ??= new Map([
    ...numbersInEnglish(english),
    ...pair('eerste tweede derde vierde vyfde sesde sewende agtste negende tiende elfde twaalfde', english.places),
    ...pair(
      "en 'n kwart oor voor uur maal keer min gedeel deur deel tel som trek aftrek vermenigvuldig die dit dis om van op wat watter hoeveel hoe laat getal tyd skryf woorde sent oggend soggens middag aand nag maandag dinsdag woensdag donderdag vrydag saterdag sondag",
      "and,a,quarter,past,to,o'clock,times,times,minus,divided,by,divided,add,sum,minus,minus,times,the,it,it is,at,of,on,what,which,how much,what,time,number,time,write,words,cents,morning,in the morning,afternoon,evening,night,monday,tuesday,wednesday,thursday,friday,saturday,sunday".split(
        ',',
      ),
    ),
  ]))

/** Figures and what is said with them, in English words: vyfentwintig → five and twenty, halfagt → half eight, as English says it in town. */
export const figuresOfAfrikaans = (text: string, english: NumberNames): string =>
  text
    .replaceAll(/(?<=[a-z]{3})(?=honderd|duisend)/g, ' ')
    .replace(/(?<=uur|\d) (?:in )?(?:die )?(?:s|na)?(oggend|middag|aand)s?/, ' in die $1')
    .replaceAll(/en(?=(?:twin|der|veer|vyf|ses|sewen|tag|negen)tig)/g, ' en ')
    .replace(/\bhalf(?=[a-z])/, 'half ')
    .replace(/(?<=[a-z]{2})uur\b/, ' uur')
    .replaceAll(/['a-zë]+/g, (word) => sayFigures(english).get(word) ?? word)
