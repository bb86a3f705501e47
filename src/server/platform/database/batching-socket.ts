import net from 'node:net'

type Done = (error?: Error | null) => void

/**
 * A socket that sends all writes of one turn of the event loop together. The driver writes each part of a transaction by itself;
 * this makes them one system call and one packet.
 */
export class BatchingSocket extends net.Socket {
  override connect(...args: unknown[]): this {
    super.connect(...(args as [number, string]))
    // Node gives a socket that connects its own `write`.
    Reflect.deleteProperty(this, 'write')
    return this
  }

  override write(chunk: Uint8Array | string, encodingOrDone?: BufferEncoding | Done, done?: Done): boolean {
    if (this.writableCorked === 0) {
      this.cork()
      process.nextTick(() => this.uncork())
    }
    return typeof encodingOrDone === 'string'
      ? super.write(chunk as string, encodingOrDone, done)
      : super.write(chunk, encodingOrDone)
  }
}
