import { useEffect, useMemo, useState } from 'react'
import type { LanguageEngine } from '#core/grammar/language-engine.ts'
import { loadLanguageEngine } from '../../parts/content/load-language-engine.ts'
import { currentLanguage } from '../../platform/i18n/translate.ts'
import { toolLanguage } from './tool-list.ts'
import { useCards } from './use-cards.ts'
import { exploreWords, findRoot, placeWords, type ExploredText, type PlacedText } from './words-state.ts'

/** Longer than this the page does nothing else, in milliseconds: then a finger is heard and a frame is drawn. */
const SLICE_MS = 40

/** Words that are read before any text is there, and how many at once. */
const WARM = { words: 160, slice: 4 }

/** Lets the page draw and listen, then goes on. */
function nextTask(then: () => void): () => void {
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', then)
  channel.port1.start()
  channel.port2.postMessage('')
  return () => channel.port1.close()
}

const whenIdle = (then: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const later = setTimeout(then, 200)
    return () => clearTimeout(later)
  }
  const idle = requestIdleCallback(then)
  return () => cancelIdleCallback(idle)
}

/** Reads words of the lexicon a few at a time, while the page has nothing else to do. Returns what stops it. */
function warmEngine(engine: LanguageEngine): () => void {
  const { roots } = engine.lexicon
  const every = Math.max(1, Math.floor(roots.length / WARM.words))
  const words = roots
    .filter((_root, at) => at % every === 0)
    .map(({ lemma, plural }) => `nge${(plural ?? lemma).slice(1)}`)
  let at = 0
  let stop = (): void => undefined
  const goOn = (): void => {
    for (const word of words.slice(at, at + WARM.slice)) findRoot(word, engine)
    at += WARM.slice
    if (at < words.length) stop = whenIdle(goOn)
  }
  stop = whenIdle(goOn)
  return () => stop()
}

/**
 * Loads the engine while the page waits for a text, and lets it read some words. Browsers run repeated code several
 * times faster.
 */
export function useWarmEngine(): void {
  useEffect(() => {
    let isHere = true
    let stop = (): void => undefined
    void loadLanguageEngine(toolLanguage(), currentLanguage()).then((engine) => {
      if (engine && isHere) stop = warmEngine(engine)
    })
    return () => {
      isHere = false
      stop()
    }
  }, [])
}

/** Returns a text in its words at once, and their analyses as soon as all of them are read. */
export function useExploredText(
  text: string,
  engine: LanguageEngine,
): { placed: PlacedText; explored: ExploredText | null } {
  const cards = useCards()
  const placed = useMemo(() => placeWords(text), [text])
  const [read, setRead] = useState<PlacedText | null>(null)
  useEffect(() => {
    let at = 0
    let stop = (): void => undefined
    const goOn = (): void => {
      const start = performance.now()
      while (at < placed.words.length && performance.now() - start < SLICE_MS)
        findRoot(placed.words[at++]?.word ?? '', engine)
      if (at < placed.words.length) stop = nextTask(goOn)
      else setRead(placed)
    }
    stop = nextTask(goOn)
    return () => stop()
  }, [placed, engine])
  const explored = useMemo(
    () => (read === placed ? exploreWords(placed, engine, cards) : null),
    [read, placed, engine, cards],
  )
  return { placed, explored }
}
