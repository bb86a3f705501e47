import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** An email as a mail server takes it: the envelope, and the message with its lines ended by `\n`. */
export type TakenEmail = { from: string; to: string[]; message: string }

/** A mail server on this machine that speaks as much SMTP (RFC 5321) as a client needs. */
export type SmtpServer = {
  port: number
  taken: TakenEmail[]
  /** Answers the next emails' readers so, `550 no such user` for instance, one for each. */
  refusals: string[]
  /** Resolves when so many emails have been taken. */
  untilTaken: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** Credentials that a sender needs. */
type Credentials = { user: string; pass: string }

type Parts = Omit<SmtpServer, 'port' | 'close' | 'untilTaken'> & {
  credentials: Credentials | undefined
  onTaken: () => void
}

/** Talks with one client: a line at a time, and after `DATA` until the lonely dot. */
function converse(socket: Socket, { taken, refusals, credentials, onTaken }: Parts): void {
  let message: TakenEmail = { from: '', to: [], message: '' }
  let isMessage = false
  let isKnown = credentials === undefined
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  const expected = credentials && Buffer.from(`\0${credentials.user}\0${credentials.pass}`).toString('base64')

  const answer: Record<string, (rest: string) => void> = {
    EHLO: () => say(credentials ? '250-here\r\n250 AUTH PLAIN' : '250 here'),
    AUTH: (rest) => {
      isKnown = rest.replace(/^PLAIN /i, '') === expected
      say(isKnown ? '235 welcome' : '535 wrong')
    },
    MAIL: (rest) => {
      message = { from: /<(.*?)>/.exec(rest)?.[1] ?? '', to: [], message: '' }
      say(isKnown ? '250 ok' : '530 who are you')
    },
    RCPT: (rest) => {
      const refusal = refusals.shift()
      if (refusal === undefined) message.to.push(/<(.*?)>/.exec(rest)?.[1] ?? '')
      say(refusal ?? '250 ok')
    },
    DATA: () => {
      isMessage = true
      say('354 go on')
    },
    RSET: () => say('250 ok'),
    QUIT: () => socket.end('221 bye\r\n'),
  }

  function hear(line: string): void {
    if (!isMessage) {
      const [command = '', ...rest] = line.split(' ')
      const known = answer[command.toUpperCase()]
      return known ? known(rest.join(' ')) : say('502 unknown')
    }
    if (line !== '.') {
      message.message += `${line.replace(/^\.\./, '.')}\n`
      return
    }
    isMessage = false
    taken.push(message)
    say('250 taken')
    onTaken()
  }

  let rest = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  socket.on('error', () => {})
  say('220 here')
}

/** Starts a mail server on a free port of this machine, or on the one given. */
export async function startSmtpServer({
  credentials,
  port = 0,
}: { credentials?: Credentials; port?: number } = {}): Promise<SmtpServer> {
  const taken: TakenEmail[] = []
  const refusals: string[] = []
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  const server = createServer((socket) => {
    sockets.add(socket)
    converse(socket, { taken, refusals, credentials, onTaken: () => waiting.forEach((look) => look()) })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    refusals,
    untilTaken: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (taken.length < count) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
