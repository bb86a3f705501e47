import { childrenCalls } from '#contract/children.ts'
import { lessonPlansCalls } from '#contract/lesson-plans.ts'
import { lessonFileAddress, UPLOADS_PATH } from '#contract/uploads.ts'
import { expect } from 'vitest'
import { confirmAddresses, test, type Visitor } from '../../../../tests/support/app-test.ts'
import { addChildTo, PICTURES } from '../../../../tests/support/children.ts'
import { lessonPlanInput, PLAN_ID } from '../../../../tests/support/lesson-plan-input.ts'
import { begin, metadataOf, sendFile, sendPart, sendTus, TUS_TYPE } from '../../../../tests/support/send-upload.ts'
import {
  makeContent,
  makeSamples,
  readHostileFiles,
  readHostileRequests,
  type HostileRequest,
} from '../../../../tests/support/uploads/make-samples.ts'

type Kept = { id: string; name: string; ending: string }

const read = (browser: Visitor, id: string) => browser.send(['GET', lessonFileAddress(PLAN_ID, id) as `/api/${string}`])

test(
  'hostile files: each is refused with its reason, or kept without what was hidden in it [ASVS V5.2.2]',
  { timeout: 300_000 },
  async ({ signUpAs }) => {
    const samples = await makeSamples()
    const nomsa = await signUpAs('nomsa')
    const faults: string[] = []
    for (const row of readHostileFiles()) {
      const name = row.name.repeat(row.times ?? 1)
      const { status, body, id } = await sendFile(nomsa, { planId: PLAN_ID, name, bytes: makeContent(samples, row) })
      const { file, refused } = body as { file?: Kept | null; refused?: string | null }
      const found = JSON.stringify([status, refused ?? null, file?.ending ?? null])
      const wanted = JSON.stringify([200, row.refused ?? null, row.kept ?? null])
      if (found !== wanted) faults.push(`${row.case}: ${found} and not ${wanted}`)
      if (row.as !== undefined && file?.name !== row.as) faults.push(`${row.case}: is called ${file?.name}`)
      const { status: readable, response } = await read(nomsa, id)
      if (readable !== (row.kept === undefined ? 404 : 200)) faults.push(`${row.case}: reading it answers ${readable}`)
      if (row.without !== undefined && response.rawPayload.includes(row.without))
        faults.push(`${row.case}: still holds ${row.without}`)
      if (row.kept === undefined) continue
      const { headers } = response
      if (
        !/^attachment; filename="[\w-]+\.[a-z\d]+"(?:; filename\*=UTF-8''[\w!#$&+.^`|~%-]+)?$/.test(
          String(headers['content-disposition']),
        ) ||
        headers['x-content-type-options'] !== 'nosniff' ||
        headers['content-security-policy'] !== "default-src 'none'; sandbox"
      )
        faults.push(`${row.case}: is sent with ${JSON.stringify(headers)}`)
      await nomsa.send(['POST', '/api/lesson-files/remove'], { planId: PLAN_ID, fileId: id })
    }
    expect(faults).toEqual([])
  },
)

/** Sends a row's request: one that would be right, but for what the row changes. */
async function sendHostile(
  browser: Visitor,
  row: HostileRequest,
  { planId, address }: { planId: string; address: string },
): Promise<number> {
  const usual: Record<string, string> =
    row.method === 'POST'
      ? { 'upload-length': '10', 'upload-metadata': metadataOf({ filename: 'a.txt', lesson: planId }) }
      : row.method === 'PATCH'
        ? { 'upload-offset': '5', 'content-type': TUS_TYPE }
        : {}
  const headers = Object.fromEntries(
    Object.entries({ ...usual, ...row.headers }).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  ) as Record<string, string>
  if (row.longer !== undefined) headers['upload-metadata'] = `filename ${'A'.repeat(row.longer)}`
  const path = row.path?.replace('UPLOAD', address.split('/').at(-1) ?? '')
  const body = row.body ?? (row.method === 'PATCH' ? '67890' : '')
  return (
    await sendTus(
      browser,
      row.method,
      path ?? (row.method === 'POST' ? UPLOADS_PATH : address),
      headers,
      Buffer.from(body),
    )
  ).status
}

test('hostile requests: each gets its answer, and the upload goes on where it was [ASVS V8.2.2]', async ({
  signUpAs,
  visit,
  database,
}) => {
  const [nomsa, stranger] = [await signUpAs('nomsa'), await signUpAs('stranger')]
  await confirmAddresses(database, 'nomsa')
  await addChildTo(nomsa, 'thandi')
  const child = visit()
  await child.send(childrenCalls.signInChild, { username: 'thandi', secret: PICTURES })
  await nomsa.send(lessonPlansCalls.saveDraft, { planId: PLAN_ID, base: null, plan: lessonPlanInput() })
  const upload = await begin(nomsa, { planId: PLAN_ID, bytes: 10 })
  await sendPart(nomsa, upload.address, 0, Buffer.from('12345'))
  const browsers = { stranger, child, nobody: visit() }
  const faults: string[] = []
  for (const row of readHostileRequests()) {
    const status = await sendHostile(row.as ? browsers[row.as] : nomsa, row, { planId: PLAN_ID, ...upload })
    if (status !== row.status) faults.push(`${row.case}: ${status} and not ${row.status}`)
    const { response } = await sendTus(nomsa, 'HEAD', upload.address)
    if (response.headers['upload-offset'] !== '5') faults.push(`${row.case}: moved the upload`)
  }
  expect(faults).toEqual([])
  expect((await sendPart(nomsa, upload.address, 5, Buffer.from('67890'))).response.headers['upload-offset']).toBe('10')
})
