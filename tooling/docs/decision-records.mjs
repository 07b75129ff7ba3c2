const SECTIONS = ['Context', 'Decision', 'Consequences', 'Alternatives']
const FILE = /^(\d{4})-([a-z\d]+(?:-[a-z\d]+)*)\.md$/

const withUnixLines = text => text.replaceAll('\r\n', '\n')

const wordsOf = title =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z\d]+/)
    .filter(Boolean)

/** Returns whether `parts` occur in `words` in the same order; `words` may have others between them. */
const isContainedIn = (parts, words) => {
  let from = 0
  return parts.every(part => {
    const at = words.indexOf(part, from)
    from = at + 1
    return at >= 0
  })
}

const titleProblems = ({ title, number, slug }) => {
  if (!title) return ['its first line is not "# N. Title"']
  const [, shownNumber, words] = title
  return [
    Number(shownNumber) !== number && `its title has the number ${shownNumber}`,
    !/ (?:for|instead of) /.test(words) && 'its title is neither "Use X for Y" nor "Do X instead of Y"',
    !isContainedIn(slug.split('-'), wordsOf(words)) && 'its file name does not fit its title',
  ].filter(Boolean)
}

const statusProblems = ({ status, number, numbers }) => {
  if (!status) return ['it lacks "- Status: "']
  const superseding = /^superseded by \[(\d+)\]\(/.exec(status)
  if (!superseding)
    return /^accepted(?:;|$)/.test(status)
      ? []
      : ['its status is neither "accepted" nor "superseded by [N](file)"']
  const by = Number(superseding[1])
  return by !== number && numbers.has(by) ? [] : [`it is superseded by ${by}, which is no other record`]
}

const parse = ({ name, text }) => {
  const [, digits, slug] = FILE.exec(name) ?? []
  const lines = withUnixLines(text).split('\n')
  const title = /^# (\d+)\. (.+)$/.exec(lines[0])
  const status = lines.find(line => line.startsWith('- Status: '))?.slice('- Status: '.length)
  return { name, lines, number: Number(digits), slug, title, status }
}

const sectionProblems = ({ lines }) => {
  const headings = lines.filter(line => line.startsWith('## ')).map(line => line.slice('## '.length))
  const missing = SECTIONS.filter(section => !headings.includes(section))
  if (missing.length > 0) return missing.map(section => `it lacks the section "${section}"`)
  return headings.filter(heading => SECTIONS.includes(heading)).join() === SECTIONS.join()
    ? []
    : [`its sections are not in the order ${SECTIONS.join(', ')}`]
}

const indexProblems = ({ name, number, title, status }, index) => {
  const shownStatus = status?.startsWith('superseded by')
    ? /^superseded by \[\d+\]/.exec(status)?.[0]
    : 'accepted'
  const entry = `- [${number}. ${title?.[2]}](${name}): ${shownStatus?.replaceAll(/[[\]]/g, '')}`
  const count = index.split('\n').filter(line => line === entry).length
  return count === 1 ? [] : [`the index has ${count} lines "${entry}"`]
}

const recordProblems = (record, { numbers, index }) =>
  record.slug === undefined
    ? ['its name is not "NNNN-use-x-for-y.md"']
    : [
        ...titleProblems(record),
        ...(record.lines.some(line => /^- Date: \d{4}-\d\d-\d\d$/.test(line))
          ? []
          : ['it lacks "- Date: YYYY-MM-DD"']),
        ...statusProblems({ status: record.status, number: record.number, numbers }),
        ...sectionProblems(record),
        ...indexProblems(record, index),
      ]

/**
 * Returns problems of the decision records in `records` (`{ name, text }`, without the folder) and of the text of
 * their index: the form of a record, the record that supersedes it, its line in the index, and numbers that two
 * records share.
 */
export const decisionProblems = (records, index) => {
  const parsed = records.map(parse)
  const named = parsed.filter(({ slug }) => slug !== undefined)
  const numbers = new Set(named.map(({ number }) => number))
  const lines = withUnixLines(index)
  return [
    ...parsed.flatMap(record =>
      recordProblems(record, { numbers, index: lines }).map(problem => `${record.name}: ${problem}`),
    ),
    ...named
      .filter((record, at) => named.findIndex(({ number }) => number === record.number) !== at)
      .map(record => `${record.name}: another record has the number ${record.number}`),
  ]
}

/**
 * Returns references of a text to decisions that do not exist: by number, and paths of records, in code as in
 * Markdown. A link whose label is a number has to lead to the record with that number. `names` are the files of all
 * records.
 */
export const unknownDecisions = (text, names) => {
  const numbers = new Set(names.map(name => Number(name.slice(0, 4))))
  const cited = [...text.matchAll(/\b[Dd]ecisions? (\d+)\b/g)]
    .filter(([, number]) => !numbers.has(Number(number)))
    .map(([citation]) => citation)
  const paths = [...text.matchAll(/\bdecisions\/(\d{4}-[\w-]+\.md)/g)]
    .filter(([, name]) => !names.includes(name))
    .map(([path]) => path)
  const mislabelled = [...text.matchAll(/\[(?:decision )?(\d+)\]\((?:[\w./-]*\/)?(\d{4})-[\w-]+\.md\)/g)]
    .filter(([, label, number]) => Number(label) !== Number(number))
    .map(([link]) => link)
  return [...cited, ...paths, ...mislabelled]
}
