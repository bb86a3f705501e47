import pg from 'pg'

/** Longest wait for the last words of a connection: a frozen database never says them. */
const FAREWELL_MS = 1_000

/** Ends a connection in order, or lets it go where the database doesn't answer. */
export async function endConnection(client: pg.Client): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, FAREWELL_MS)
  await Promise.race([client.end(), late])
  clearTimeout(timer)
}

/**
 * Opens one connection, does some work on it and ends it. For work beside the app's pool: starting the database,
 * migrating it, looking at it.
 * A connection that is lost lets the statement on its way fail.
 */
export async function connectDirectly<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  { timeoutMs = 10_000 } = {},
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'funda',
    pipeline: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await endConnection(client)
  }
}
