/** The tools on the shelf, in the order of their page. */
export const TOOLS = ['dictionary', 'words', 'conjugator', 'noun-classes', 'numbers', 'sounds', 'flash-cards'] as const

export type Tool = (typeof TOOLS)[number]

/** The language that the tools know. */
export const TOOL_LANGUAGE = 'xh'
