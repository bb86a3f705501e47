import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '#server/platform/files/store-in-s3.ts'

/** A server that speaks the protocol of S3, with one bucket. Its objects outlive its end. */
export type S3Server = {
  settings: S3Settings
  start: () => Promise<void>
  /** Ends it, as if its machine had gone: connections are refused. */
  stop: () => Promise<void>
}

/** Starts an S3 server on a free port of this machine. @param folder folder of its objects */
export async function startS3Server(folder: string): Promise<S3Server> {
  const make = (port: number): S3rver =>
    new S3rver({
      address: '127.0.0.1',
      port,
      directory: folder,
      silent: true,
      vhostBuckets: false,
      allowMismatchedSignatures: false,
      configureBuckets: [{ name: 'funda' }],
    })
  let running: S3rver | undefined = make(0)
  const { port } = await running.run()
  return {
    settings: { url: `http://127.0.0.1:${port}/funda`, region: 'us-east-1', keyId: 'S3RVER', secret: 'S3RVER' },
    start: async () => {
      running ??= make(port)
      await running.run()
    },
    stop: async () => {
      const ending = running
      running = undefined
      await ending?.close()
    },
  }
}
