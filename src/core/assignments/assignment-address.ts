/** Writes the address of an assignment's page for teachers: the group and the assignment, joined by two hyphens. */
export const assignmentAddress = (spaceId: string, id: string): string => `/dashboard/assignments/${spaceId}--${id}`

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads the last part of such an address; null for any other text. */
export function readAssignmentAddress(parameter: string): { spaceId: string; id: string } | null {
  const [spaceId = '', id = '', ...rest] = parameter.split('--')
  return ID.test(spaceId) && ID.test(id) && rest.length === 0 ? { spaceId, id } : null
}
