import type { EndReading } from '#core/grammar/word-reading.ts'
import type { WordState } from '#core/grammar/word-arcs.ts'

/** Rest of a word from some place on, with its readings. Many ways lead to the same rest, which is read once. */
export class WordRest {
  readonly text: string
  /** Readings as a verb, if it was read as one. */
  verbs: readonly EndReading[] | undefined
  /** The states it was read in; the readings stand at the same places. */
  readonly #states: WordState[] = []
  readonly #readings: (readonly EndReading[])[] = []
  readonly #all: Map<string, WordRest>
  readonly #without: (WordRest | undefined)[] = []

  /** @param all every rest of the word, by its text */
  constructor(text: string, all: Map<string, WordRest>) {
    this.text = text
    this.#all = all
    all.set(text, this)
  }

  /** The rest of the same word that is this text. */
  of(text: string): WordRest {
    return this.#all.get(text) ?? new WordRest(text, this.#all)
  }

  /** Returns the rest after that many letters. */
  after(length: number): WordRest {
    return (this.#without[length] ??= this.of(this.text.slice(length)))
  }

  readingsIn(state: WordState): readonly EndReading[] | undefined {
    return this.#readings[this.#states.indexOf(state)]
  }

  /** Keeps the readings of a state: those being found, which fill up. */
  keep(state: WordState, readings: readonly EndReading[]): void {
    const at = this.#states.indexOf(state)
    this.#readings[at < 0 ? this.#states.push(state) - 1 : at] = readings
  }
}
