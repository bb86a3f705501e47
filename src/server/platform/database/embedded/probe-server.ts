import { connectDirectly } from '../connect-directly.ts'

/** Server's answer to a login: ready, absent or not ready yet, or password refused. */
export type Probe = 'ready' | 'not-ready' | 'refused'

const WRONG_PASSWORD = ['28P01', '28000']

const PATIENCE_MS = 2_000

/** Tries to log in once. */
export async function probeServer(url: string): Promise<Probe> {
  try {
    await connectDirectly(url, async (client) => client.query('select 1'), { timeoutMs: PATIENCE_MS })
    return 'ready'
  } catch (error) {
    return WRONG_PASSWORD.includes((error as { code?: string }).code ?? '') ? 'refused' : 'not-ready'
  }
}
