import { useCallback, useEffect, useState } from 'react'
import { isLearningLanguage, type LearningLanguage } from '#core/languages/learning-languages.ts'
import { languageHas } from '../../parts/content/language-abilities.ts'
import type { Voice } from '../../parts/audio/fetch-sound.ts'

/** Voice of a word: a speaker's, a shipped computer voice, or the device's own. */
export type SpokenBy = Voice | 'device'

/**
 * Function that says a word instead of the current one. It resolves to the voice at the end; null if nothing could be
 * heard, undefined if another word took over.
 */
export type Speaker = (word: string) => Promise<SpokenBy | null | undefined>

const hasClips = (language: string): language is LearningLanguage =>
  isLearningLanguage(language) && languageHas(language, 'clips')

/** Finds a voice of this device for the language; another language's voice would teach the wrong sounds. */
const findVoice = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)

/** Returns the device's own voice for a language; undefined where it has none. */
function useVoice(language: string): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in window)) return undefined
    const find = (): void => setVoice(findVoice(language))
    find()
    speechSynthesis.addEventListener('voiceschanged', find)
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', find)
      speechSynthesis.cancel()
    }
  }, [language])
  return voice
}

function speak(word: string, voice: SpeechSynthesisVoice): void {
  const speech = new SpeechSynthesisUtterance(word)
  speech.voice = voice
  speech.lang = voice.lang
  speech.rate = 0.85
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}

/** Number of requests for a word. The last one is heard, even if the player still loads for an earlier one. */
let asks = 0

/** Plays a word. Returns the voice; null if there is none, and undefined if another request came before it began. */
async function playWord(language: LearningLanguage, word: string): Promise<Voice | null | undefined> {
  asks += 1
  const ask = asks
  const { playClip } = await import('../../parts/audio/play-clip.ts')
  let by: Voice | undefined
  if (ask !== asks) return by
  const outcome = await playClip(language, word, {
    onStart: (_, voice) => {
      by = voice
    },
  })
  return outcome === 'ended' || outcome === 'stopped' ? by : null
}

/** Returns the speaker of a language: its clips, then the device's voice; null without either. */
export function useSpeaker(language: string): Speaker | null {
  const voice = useVoice(language)
  const say = useCallback(
    async (word: string): Promise<SpokenBy | null | undefined> => {
      const heard = hasClips(language) ? await playWord(language, word).catch(() => null) : null
      if (heard !== null) return heard
      if (!voice) return null
      speak(word, voice)
      return 'device'
    },
    [language, voice],
  )
  return voice || hasClips(language) ? say : null
}
