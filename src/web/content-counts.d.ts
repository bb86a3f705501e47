declare module '*?counts' {
  /** How many items each section of a language has; made by the build from its content. */
  const counts: Record<import('#core/sections/sections.ts').ContentSection, number>
  export default counts
}
