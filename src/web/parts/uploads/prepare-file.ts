import { resample, WAVE, writeWave } from '#core/sound/write-wave.ts'
import { UPLOAD_LIMITS } from '#core/uploads/upload-rules.ts'

/** Samples of a sound, all channels in one. */
function mix(buffer: AudioBuffer): Float32Array {
  const samples = new Float32Array(buffer.length)
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1)
    for (const [at, sample] of buffer.getChannelData(channel).entries())
      samples[at] = (samples[at] ?? 0) + sample / buffer.numberOfChannels
  return samples
}

/**
 * Returns what is sent of a chosen file. A sound becomes the one WAV format of the server; all other files stay as they
 * are. A sound that the browser can't read is sent as it is, and the server decides.
 */
export async function prepareFile(file: File): Promise<Blob> {
  if (!file.type.startsWith('audio/') || file.type === 'audio/mpeg') return file
  try {
    const context = new OfflineAudioContext(1, 1, WAVE.rate)
    const buffer = await context.decodeAudioData(await file.arrayBuffer())
    if (buffer.duration > UPLOAD_LIMITS.seconds) return file
    const samples = resample(mix(buffer), buffer.sampleRate, WAVE.rate)
    return new Blob([writeWave(samples)], { type: 'audio/wav' })
  } catch {
    return file
  }
}
