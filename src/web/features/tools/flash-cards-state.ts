import type { UnitOutline } from '#core/course/outline-course.ts'
import type { LexiconRoot } from '#core/grammar/word-lexicon.ts'
import { isSkill, type CardId } from '#core/scheduling/card.ts'

/** The words that were met, instead of those of a unit. */
export const MET = 'met'

/** Reads the address's query: `?words=greetings` or `?words=met`; empty where nothing is chosen. */
export const readChoice = (search: string): string => new URLSearchParams(search).get('words') ?? ''

/** Chooses the shown words: the chosen unit, else the words met, else the first unit. */
export function chooseWords(chosen: string, units: readonly Pick<UnitOutline, 'id'>[], hasMet: boolean): string {
  if (chosen === MET || units.some(({ id }) => id === chosen)) return chosen
  return hasMet ? MET : (units[0]?.id ?? MET)
}

/** A card with the word on its front and what it means on its back. */
export type FlashCard = {
  /** The root's own: a card that is imported again takes the place of the earlier one. */
  id: string
  word: string
  meaning: string
  plural: string
  nounClass: string
}

/** Makes the cards of roots in the order of their ids; skills and unknown roots are left out. */
export function makeCards(ids: Iterable<CardId>, roots: readonly LexiconRoot[]): FlashCard[] {
  const byId = new Map(roots.map((root) => [root.id, root]))
  return [...ids]
    .filter((id) => !isSkill(id))
    .flatMap((id) => {
      const root = byId.get(id)
      return root
        ? [
            {
              id,
              word: root.lemma,
              meaning: root.senses.join('; '),
              plural: root.plural ?? '',
              nounClass: root.nounClass ?? '',
            },
          ]
        : []
    })
}

/** Names of the columns, in the language of the page. */
export type ColumnNames = Readonly<Record<'word' | 'meaning' | 'plural' | 'nounClass', string>>

const COLUMNS = ['word', 'meaning', 'plural', 'nounClass'] as const

/**
 * Writes a cell by RFC 4180, also quoted for a semicolon, which some countries use as separator. A leading hyphen is
 * made harmless, or a spreadsheet would compute the stem -khulu.
 */
function writeCell(text: string): string {
  const harmless = text.replace(/^-/, '‐').replace(/^([=+@\t\r])/, "'$1")
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Writes the cards for a spreadsheet: comma-separated, with a byte order mark so that it is read as UTF-8. */
export const writeCsv = (cards: readonly FlashCard[], names: ColumnNames): string =>
  [COLUMNS.map((column) => names[column]), ...cards.map((card) => COLUMNS.map((column) => card[column]))].reduce(
    (text, row) => `${text}${row.map(writeCell).join(',')}\r\n`,
    '\u{FEFF}',
  )

/** Writes a text as it is in HTML. */
const writeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Writes a field of Anki's text: without tabs and line ends, and quoted like a CSV cell if needed. */
function writeField(text: string): string {
  const flat = text.replaceAll(/[\t\r\n]+/g, ' ')
  return flat.includes('"') ? `"${flat.replaceAll('"', '""')}"` : flat
}

/**
 * Writes cards for Anki's import, separated by tabs: id, deck, front, back and tags. Fields have no names, because Anki
 * would look for names of its own notes in the learner's language. It then takes them in their order. The deck is a
 * column, because older versions create decks only from columns. The back has the plural beneath the meaning, since a
 * note has two fields.
 */
export function writeAnki(
  cards: readonly FlashCard[],
  { deck, plural: pluralName }: { deck: string; plural: string },
): string {
  const header = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
  ]
  const rows = cards.map(({ id, word, meaning, plural, nounClass }) => {
    const back = writeHtml(meaning) + (plural === '' ? '' : `<br>${writeHtml(pluralName)}: ${writeHtml(plural)}`)
    return [`funda.${id}`, deck, writeHtml(word), back, nounClass === '' ? 'funda' : `funda class-${nounClass}`]
      .map(writeField)
      .join('\t')
  })
  return `${[...header, ...rows].join('\n')}\n`
}
