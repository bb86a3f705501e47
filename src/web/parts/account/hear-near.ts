import type { NearQuota } from '#core/people/quotas.ts'

/** Fetches the notice about a quota when an answer says that one is nearly full. */
export function hearNear({ near }: { near?: NearQuota }): void {
  if (near) void import('./tell-near.ts').then(({ tellNear }) => tellNear(near, new Date().toISOString().slice(0, 10)))
}
