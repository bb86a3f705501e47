import { once } from 'node:events'
import net from 'node:net'
import { StartError } from '#server/platform/start-error.ts'

/** Checks, before the pages are built, that the address can be listened on. Throws a `StartError` if not. */
export async function checkPortIsFree(host: string, port: number): Promise<void> {
  const server = net.createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (error) {
    throw explainListenFailure(error, host, port)
  }
}

/** Turns the failure to listen into a sentence that says what to set. */
export function explainListenFailure(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Another program uses the port ${port} on ${host}. Stop that program, or set PORT to another number, ` +
          `such as PORT=${port === 3000 ? 3001 : 3000}.`,
      )
    case 'EACCES':
      return new StartError(`This user can't open the port ${port}. Set PORT to a number above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `This machine does not have the address ${host}. Set HOST to 127.0.0.1 (this machine only) or 0.0.0.0 (the whole network).`,
      )
    default:
      return error
  }
}
