/** Calls for families, classes and schools: members, roles and permission tags. */
export const spacesCalls = {
  listSpaces: ['GET', '/api/spaces'],
  listChildSpaces: ['GET', '/api/spaces/of-child'],
  getSpace: ['GET', '/api/spaces/one'],
  createSpace: ['POST', '/api/spaces/create'],
  renameSpace: ['POST', '/api/spaces/rename'],
  deleteSpace: ['POST', '/api/spaces/delete'],
  joinSpace: ['POST', '/api/spaces/join'],
  addChildToSpace: ['POST', '/api/spaces/add-child'],
  changeMember: ['POST', '/api/spaces/change-member'],
  endMembership: ['POST', '/api/spaces/end-membership'],
  inviteMember: ['POST', '/api/spaces/invite'],
  withdrawSpaceInvitation: ['POST', '/api/spaces/withdraw-invitation'],
  readSpaceInvitation: ['POST', '/api/spaces/read-invitation'],
  acceptSpaceInvitation: ['POST', '/api/spaces/accept-invitation'],
  refuseSpaceInvitation: ['POST', '/api/spaces/refuse-invitation'],
} as const

/** Most characters of a space's name. */
export const SPACE_NAME_LENGTH = 80
