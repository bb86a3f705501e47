import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { AwsV4Signer } from 'aws4fetch'
import { StoreAway, type ContentStore } from './content-store.ts'

/** Settings of a bucket in a store that speaks the protocol of S3. */
export type S3Settings = {
  /** Address of the bucket, without a final slash. */
  url: string
  region: string
  keyId: string
  secret: string
}

/** Result of trying a bucket out. `refused` is the status of its answer. */
export type S3Trial = { is: 'good' } | { is: 'away' } | { is: 'refused'; status: number }

type Asked = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; key: string; headers?: Record<string, string>; body?: Blob }

/** Milliseconds until an answer begins. Uploading a megabyte gets one second more. */
const PATIENCE = 10_000
const MEGABYTE = 1024 * 1024

/** Fault of an answer, by its status: its text is left out, because it can name keys. */
class S3Fault extends Error {
  override readonly name = 'S3Fault'
  readonly code: string
  constructor(status: number) {
    super('The store of files refuses a request')
    this.code = `S3_${status}`
  }
}

const away = (cause: unknown): StoreAway => new StoreAway('The store of files is away', { cause })

/** Creates the function that signs and sends a request. It rejects with `StoreAway` if there is no useful answer. */
function createAsk({ url, region, keyId, secret }: S3Settings, patience: number) {
  return async ({ method, key, headers = {}, body }: Asked): Promise<Response> => {
    const credentials = { accessKeyId: keyId, secretAccessKey: secret, service: 's3', region }
    const signed = await new AwsV4Signer({ method, url: `${url}/${key}`, headers, ...credentials }).sign()
    const ending = new AbortController()
    const timer = setTimeout(() => ending.abort(), patience + ((body?.size ?? 0) / MEGABYTE) * 1000)
    try {
      const init = { method, headers: signed.headers, redirect: 'error', signal: ending.signal } as const
      const answer = await fetch(signed.url, body ? { ...init, body } : init)
      if (answer.status >= 500 || answer.status === 429) throw new S3Fault(answer.status)
      return answer
    } catch (fault) {
      throw away(fault)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Ends an answer whose content isn't wanted, so that its connection is free again. */
const drop = (answer: Response): Promise<void> | undefined => answer.body?.cancel()

/**
 * Creates the store that keeps contents in a bucket, each under its hash. The hash is signed with the request, so that
 * the store can refuse bytes that changed on the way. @param patience milliseconds until an answer begins
 */
export function storeInS3(settings: S3Settings, patience = PATIENCE): ContentStore {
  const ask = createAsk(settings, patience)
  const sizeOf = async (hash: string): Promise<number | undefined> => {
    const answer = await ask({ method: 'HEAD', key: hash })
    return answer.ok ? Number(answer.headers.get('content-length')) : undefined
  }
  return {
    keep: async (hash, { path, bytes }) => {
      if ((await sizeOf(hash)) === bytes) return
      const headers = { 'x-amz-content-sha256': hash }
      const answer = await ask({ method: 'PUT', key: hash, headers, body: await openAsBlob(path) })
      await drop(answer)
      if (!answer.ok) throw away(new S3Fault(answer.status))
      if ((await sizeOf(hash)) !== bytes) throw away(new Error('The store of files kept another size'))
    },
    read: async (hash, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.first}-${range.last}` } : {}
      const answer = await ask({ method: 'GET', key: hash, headers })
      if (answer.status === (range ? 206 : 200) && answer.body) return Readable.fromWeb(answer.body)
      await drop(answer)
      if (answer.status === 404) return undefined
      throw away(new S3Fault(answer.status))
    },
    remove: async (hash) => {
      const answer = await ask({ method: 'DELETE', key: hash })
      await drop(answer)
      if (!answer.ok && answer.status !== 404) throw away(new S3Fault(answer.status))
    },
  }
}

/** Tries out if a bucket can be written to, by a small object that is removed again. */
export async function tryS3(settings: S3Settings, patience = PATIENCE): Promise<S3Trial> {
  const ask = createAsk(settings, patience)
  const key = `trial-${randomUUID()}`
  try {
    for (const request of [{ method: 'PUT', body: new Blob(['Funda']) }, { method: 'DELETE' }] as const) {
      const answer = await ask({ key, ...request })
      await drop(answer)
      if (!answer.ok) return { is: 'refused', status: answer.status }
    }
    return { is: 'good' }
  } catch {
    return { is: 'away' }
  }
}
