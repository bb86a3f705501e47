import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#server/platform/log/create-log.ts'
import type { RunningServer } from './bring-up-server.ts'
import type { Place } from './choose-place.ts'
import type { ClaimedServer } from './claim-server.ts'
import { hasRoomToStart } from './explain-failure.ts'

/** Watched database, which is restarted whenever it dies. */
export type Watch = {
  server: () => RunningServer
  /** Ends the watch and hands the last claim over. */
  end: () => Promise<ClaimedServer>
}

type Options = {
  connect: (wantedPort: number | undefined, onLost: () => void) => Promise<ClaimedServer>
  place: Place
  log: Log
  /** Makes room for a database that can't start on a full disk. */
  makeRoom: () => void
  onGivenUp: (error: Error) => void
}

const LOOK_FOR_ROOM_MS = 2000

/**
 * Claims the database and brings it back when it is lost. On a full disk it uses the reserve; without one it says so once and waits until
 * there is room. Anything else that keeps it from starting is handed to `onGivenUp`.
 */
export async function keepAlive({ connect, place, log, makeRoom, onGivenUp }: Options): Promise<Watch> {
  let ended = false
  let returning: Promise<void> | undefined
  const onLost = () => {
    if (!ended) returning = bringBack().finally(() => (returning = undefined))
  }
  let claimed = await connect(undefined, onLost)

  async function bringBack(): Promise<void> {
    log.warn('The database has stopped. Starting it again …', { event: 'database' })
    await claimed.hold.release()
    let told = false
    while (!ended) {
      try {
        claimed = await connect(claimed.server.port, onLost)
        log.info('The database runs again.', { event: 'database' })
        return
      } catch (error) {
        if (hasRoomToStart(place.root)) return onGivenUp(error as Error)
        makeRoom()
        if (hasRoomToStart(place.root)) continue
        if (!told) log.error((error as Error).message, { event: 'database' })
        told = true
        while (!ended && !hasRoomToStart(place.root)) await sleep(LOOK_FOR_ROOM_MS)
      }
    }
  }

  return {
    server: () => claimed.server,
    end: async () => {
      ended = true
      await returning
      return claimed
    },
  }
}
