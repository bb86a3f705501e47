import { readFrame } from '#core/sound/measure-mp3.ts'

const TAG_HEADER = 10
const OLD_TAG = 128

/** Most bytes of a frame. A longer rest behind the last whole frame is something else. */
const LONGEST_FRAME = 2900

/** Returns where the sound begins: after texts and pictures in front of it (ID3v2). */
function startOf(bytes: Uint8Array): number {
  const [first, second, third, , , , a = 0, b = 0, c = 0, d = 0] = bytes.subarray(0, TAG_HEADER)
  const isTag = first === 0x49 && second === 0x44 && third === 0x33
  return isTag ? TAG_HEADER + (((a & 0x7f) << 21) | ((b & 0x7f) << 14) | ((c & 0x7f) << 7) | (d & 0x7f)) : 0
}

/** Returns where the sound ends: before the texts behind it (ID3v1). */
function endOf(bytes: Uint8Array): number {
  const at = bytes.length - OLD_TAG
  const isTag = at >= 0 && bytes[at] === 0x54 && bytes[at + 1] === 0x41 && bytes[at + 2] === 0x47
  return isTag ? at : bytes.length
}

/**
 * Returns the whole frames of a sound in MP3 and how long they last. Texts and pictures before and behind them are
 * gone. Null if the content isn't frames of one rate, one after another.
 */
export function trimMp3(bytes: Uint8Array): { bytes: Uint8Array; seconds: number } | null {
  const [start, end] = [startOf(bytes), endOf(bytes)]
  const first = readFrame(bytes, start)
  if (!first) return null
  let at = start
  let samples = 0
  for (;;) {
    const frame = readFrame(bytes, at)
    if (!frame || frame.rate !== first.rate || at + frame.bytes > end) break
    at += frame.bytes
    samples += frame.samples
  }
  if (at === start || end - at > LONGEST_FRAME) return null
  return { bytes: bytes.subarray(start, at), seconds: samples / first.rate }
}
