const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon't\b/g, 'will not'], [/\bcan't\b|\bcannot\b/g, 'can not'], [/\b(do|does|did|is|are|was|were|have|has|had|must|should|would|could|need)n'?t\b/g, '$1 not'], [/\bain't\b/g, 'is not'],
  [/\blet'?s\b/g, 'let us'], [/\bi'?m\b/g, 'i am'], [/\b(you|we|they)'re\b/g, '$1 are'], [/\b(you|they)re\b/g, '$1 are'], [/\b(i|you|we|they)'ve\b/g, '$1 have'], [/\b(i|you|he|she|it|we|they)'ll\b/g, '$1 will'],
  [/\b(he|she|it|that|there|what|where|who|how|here)'s\b/g, '$1 is'], [/\b(what|where|who|how)s\b/g, '$1 is'], [/\bgonna\b/g, 'going to'], [/\bwanna\b/g, 'want to'], [/\b(i|you|he|she|we|they)'d like\b/g, '$1 want'],
  [/\bwould like\b/g, 'want'], [/\by'?all\b/g, 'you all'], [/\byou (?:guys|lot|people)\b/g, 'you all'], [/\b(?:have|has) got\b/g, 'have'], [/\ba lot of\b|\blots of\b/g, 'many'], [/\bright now\b/g, 'now'],
  [/\bno ?one\b/g, 'nobody'], [/\beverybody\b|\beveryone\b/g, 'all people'], [/\ball of\b/g, 'all'], [/\bboth(?: of)?\b/g, 'two'], [/\b(?:close|near) to\b/g, 'near'], [/\bon top of\b/g, 'on'], [/\b(inside|outside|out) of\b/g, '$1'], [/\bi (?:feel|am feeling)\b(?= [a-z]+(?: today| now)?$)/g, 'i am'], [/\b(he|she|it) (?:feels|is feeling)\b/g, '$1 is'], [/\bu\b/g, 'you'], [/\bur\b/g, 'your'], [/\bwhat time (?=(?:do|does|did|will|can|must|are|is (?!it))\b)/g, 'when '], [/\b(?:do|does) not (.+?) any ?more$/g, 'no longer $1'], [/\b(have|has) just\b/g, '$1'], [/\bcould(?: not|n't)\b/g, 'could not'], [/\beach\b/g, 'every'], [/\beverything\b/g, 'all things'], [/\b(?:something|anything)\b/g, 'a thing'], [/\b(?:mom|mum|mommy)(?='s)/g, 'mother'], [/\b(?:dad|daddy)(?='s)/g, 'father'], [/\b(my|your|his|her|our|their) own\b/g, '$1'], [/\bhurry up\b/g, 'hurry'], [/\bsome(?:one|body)\b/g, 'a person'],
  [/\b(?:can|could|will|would) (?:you|u) please\b|^(?:can|could|will|would) (?:you|u) (?=.* please$)/g, 'please'], [/\b(?:could|would) (?=(?:i|you|he|she|we|they)\b)/g, 'can '], [/\b(?:is|are) (?:sore|aching)\b|\b(?:hurts?|aches?|is hurting|are hurting)$/g, 'is painful'], [/^nobody is (?!there$|\w+ing\b)/g, 'there is no person '], [/^nobody (?!is there)/g, 'there is no person who '], [/\b(?:am|is|are) from\b/g, 'come from'], [/\b(?:was|were) from\b/g, 'came from'], [/\bhomework\b/g, 'school work'], [/\bhave been (\w+ing)\b/g, 'am $1'], [/\bdo(?:es)? (\S+) know how to\b/g, 'can $1'], [/\bknows? how to\b/g, 'can'], [/\bit (?=(?:(?:is|was|will|does|did|not|has) )*rain(?:s|ed|ing)?\b)/g, 'the rain '],
]

/** The words of an English text in lower case: short forms are written out, and the possessive 's is a word of its own. */
export function tokenizeEnglish(text: string): string[] {
  let plain = text.normalize('NFC').toLowerCase().replaceAll(/\byou \((?:plural|pl|all|many|several)[^)]*\)/g, 'you all').replaceAll(/[‘’´`]/g, "'").replaceAll(/(\d):(?=\d\d)/g, '$1h').replaceAll(/[“”"«»]/g, ' ').trim()
  for (const [short, long] of CONTRACTIONS) plain = plain.replaceAll(short, long)
  plain = plain.replaceAll(/(\w)'s\b/g, "$1 's").replaceAll(/(\ws)'(?=\s)/g, "$1 's")
  return plain.replaceAll(/[^\p{L}\p{N}'\s-]/gu, ' ').split(/\s+/).filter((word) => word !== '' && word !== "'")
}
