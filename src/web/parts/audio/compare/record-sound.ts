/** Sound as numbers from -1 to 1, so many a second. */
export type Sound = { samples: Float32Array<ArrayBuffer>; rate: number }

/** Reason why recording failed. */
export type RecordFault = 'refused' | 'no-microphone' | 'unsupported' | 'failed'

/** Longest recording, in milliseconds. */
const LONGEST = 6000

let context: AudioContext | undefined
let playing: AudioBufferSourceNode | undefined

const openContext = (): AudioContext => (context ??= new AudioContext())

/** Makes numbers of a sound file. Rejects where it is none. */
export async function decodeSound(bytes: ArrayBuffer): Promise<Sound> {
  const buffer = await openContext().decodeAudioData(bytes)
  return { samples: buffer.getChannelData(0), rate: buffer.sampleRate }
}

/** Ends what is being played. */
export function stopSound(): void {
  playing?.stop()
  playing = undefined
}

/** Plays a sound in place of the one before; resolves when it is over. */
export async function playSound({ samples, rate }: Sound): Promise<void> {
  stopSound()
  const audio = openContext()
  await audio.resume()
  const buffer = audio.createBuffer(1, Math.max(1, samples.length), rate)
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(audio, { buffer })
  source.connect(audio.destination)
  playing = source
  await new Promise<void>((resolve) => {
    source.addEventListener('ended', () => resolve(), { once: true })
    source.start()
  })
}

/** Returns the reason why the microphone can't be used, from the browser's error. */
const faultOf = (error: unknown): RecordFault => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' ? 'no-microphone' : 'failed'
}

/** A recording that goes on until it is stopped, or for as long as one may be. */
export type Recording = { sound: Promise<Sound | RecordFault>; stop: () => void }

function follow(stream: MediaStream): Recording {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const sound = new Promise<Sound | RecordFault>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop()
      new Blob(parts)
        .arrayBuffer()
        .then(decodeSound)
        .then(resolve, () => resolve('failed'))
    })
  })
  recorder.start()
  setTimeout(stop, LONGEST)
  return { sound, stop }
}

/**
 * Asks for the microphone and records, without what would smooth clicks away. Nothing leaves the device: the sound is
 * in the page's memory and gone with it.
 * Never rejects.
 */
export async function startRecording(): Promise<Recording | RecordFault> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices || typeof MediaRecorder === 'undefined') return 'unsupported'
  try {
    return follow(
      await devices.getUserMedia({
        audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
      }),
    )
  } catch (error) {
    return faultOf(error)
  }
}
