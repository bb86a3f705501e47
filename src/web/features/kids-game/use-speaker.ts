import { useCallback, useEffect, useState } from 'react'
import type { LearningLanguage } from '#core/languages/learning-languages.ts'
import type { Voice } from '../../platform/audio/fetch-sound.ts'

/** Whose voice says a word: a speaker's, a computer's that we ship, or the device's own. */
export type SpokenBy = Voice | 'device'

/**
 * Says a word in place of what is being said, and resolves to whose voice it was when it is over; null where nothing could be heard, undefined where
 * something else took over before.
 */
export type Speaker = (word: string) => Promise<SpokenBy | null | undefined>

/** The languages whose words have clips. */
const CLIP_LANGUAGES: readonly string[] = ['xh'] satisfies LearningLanguage[]
const hasClips = (language: string): language is LearningLanguage => CLIP_LANGUAGES.includes(language)

/** A voice of this device for the language; another language's voice would teach the wrong sounds. */
const findVoice = (language: string): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)

/** The device's own voice for a language; undefined where it has none. */
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

/** How often a word was asked for: who asked last is heard, also where the player was still on its way to who asked first. */
let asks = 0

/** Plays a word; whose voice was heard, null where there is none, and undefined where something else was asked for before it began. */
async function playWord(language: LearningLanguage, word: string): Promise<Voice | null | undefined> {
  asks += 1
  const ask = asks
  const { playClip } = await import('../../platform/audio/play-clip.ts')
  let by: Voice | undefined
  if (ask !== asks) return by
  const outcome = await playClip(language, word, {
    onStart: (_, voice) => {
      by = voice
    },
  })
  return outcome === 'ended' || outcome === 'stopped' ? by : null
}

/** What says the words of a language: their clips, then the device's voice; null where there is neither. */
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
