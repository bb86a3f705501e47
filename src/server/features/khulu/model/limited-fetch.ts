/** More than any answer needs: whatever sends more, in however few lines, is cut off. */
const MOST_BYTES = 256 * 1024

/**
 * Wraps `fetch` for a model's client. It follows no redirect, so that key and question go nowhere else, and stops an
 * oversized answer.
 */
export const limitedFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'error' })
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) controller.error(new Error('The model sent too much'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
