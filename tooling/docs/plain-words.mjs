// A line comment that follows another line comment continues it, so only the first line of a run can begin a comment.
const COMMENT = /(?:^|(?<=\s))(?:\/\/|\/\*+)[ \t]*(?:\n[ \t]*\*?[ \t]*)?(What|Whoever|Whatever|Who)\b/gim
const CONTINUED = /(?:^|\n)[ \t]*\/\/[^\n]*\n[ \t]*$/

const EXPORT =
  /^export (?:default )?(?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

/** Old names whose replacements are words of the field; `docs/glossary.md` has the current terms. */
const RENAMED = [
  /^whisper/i,
  /Wish(?:es|$)/,
  /^(?:Asked|Heard|Kept|Noted|Picked|Picking|Said|Saving|Taken|Told|takeRoom|TakeRoom|takeWord|lateAnswer|lostAnswer)$/,
  /^(?:toldOff|toldOffOf|fallsOf|fallBack|forgetFalls|keptHashOf|ownRows|oneAtATime|orInMemory|whenQuiet)$/,
  /^(?:KeptAction|KeptBar|useKeptActions|NotForYou|OpenTo|OrderDoubts|DebtBars|AskedOrder|Fall)$/,
  /^(?:ReachGuard|ReachNote|openReach|openReachFor|setReachGuard|useNotDoneWords|useTakeBack)$/,
]

const lineOf = (text, index) => text.slice(0, index).split('\n').length

const comments = text =>
  [...text.matchAll(COMMENT)]
    .filter(({ 0: start, index }) => !(start.startsWith('//') && CONTINUED.test(text.slice(0, index))))
    .map(({ 0: start, 1: word, index }) => ({
      line: lineOf(text, index + start.length - word.length),
      problem: `the comment begins with "${word}": begin with the point`,
    }))

const exportedNames = text =>
  [...text.matchAll(EXPORT)]
    .filter(([, name]) => RENAMED.some(pattern => pattern.test(name)))
    .map(({ 1: name, index }) => ({
      line: lineOf(text, index),
      problem: `the exported name "${name}" is an old term: use the one in docs/glossary.md`,
    }))

/**
 * Returns comments of a source file whose first word is What, Who, Whoever or Whatever, and its exports with names
 * that were renamed away, each as `file:line: problem`.
 */
export const unplainWords = ({ name, text }) =>
  [...comments(text), ...exportedNames(text)].map(({ line, problem }) => `${name}:${line}: ${problem}`)
