/** The package has no types of its own; this is as much of it as is used. */
declare module '@echogarden/espeak-ng-emscripten' {
  /** `audio_position` in ms; `id` of a phoneme is its IPA, of a pause and of a word's end the empty string. */
  export type SpeechEvent = { type: string; id?: string | number; audio_position: number }
  export type SpeechWorker = {
    samplerate: number
    set_voice: (name: string) => unknown
    set_rate: (wordsPerMinute: number) => unknown
    synthesize: (text: string, onPart: (samples: Int16Array | null, events: SpeechEvent[] | null) => 0 | 1) => unknown
  }
  const load: () => Promise<{ eSpeakNGWorker: new () => SpeechWorker }>
  export default load
}
