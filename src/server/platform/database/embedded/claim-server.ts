import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import { bringUpServer, type BringUpOptions, type RunningServer } from './bring-up-server.ts'
import { holdServer, type Hold, type HolderRole } from './hold-server.ts'

/** Running server, and this process's claim on it. */
export type ClaimedServer = { server: RunningServer; hold: Hold }

const TRIES = 100

/** Starts the server and claims it. If its last user stops it at that moment, it starts again. */
export async function claimServer(
  options: BringUpOptions & { role: HolderRole; dataFolder: string; onLost: () => void },
): Promise<ClaimedServer> {
  for (let triesLeft = TRIES; ; triesLeft--) {
    const server = await bringUpServer(options)
    try {
      return {
        server,
        hold: await holdServer(options.ownerUrl(server.port), options.role, options.dataFolder, options.onLost),
      }
    } catch (error) {
      if (error instanceof StartError || triesLeft === 0) throw error
      await sleep(50)
    }
  }
}
