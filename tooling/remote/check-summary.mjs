const heldAgainstRegistry = ({ revision, api, channel }) =>
  revision === null
    ? `Held against this repository alone, its version number against nothing: the registry at ${api} did not answer.`
    : `Held against ${channel} at ${api}, registry revision ${revision}.`

const heldAgainstHosts = ({ source, why, versions }) => {
  const known = versions.join(', ')
  if (source === 'registered') return `Held against the released hosts ${known}.`
  const own = versions.length === 0 ? 'no host' : `the host of this repository alone, ${known}`
  return `Held against ${own}: ${why}.`
}

/** Returns a line about the screens that were opened in a browser, or why none was. */
export const seenInBrowser = ({ why, unseen }) => {
  if (why) return `Not looked at in a browser: ${why}.`
  if (unseen.length === 0) return 'Every screen was opened in a browser.'
  return `Opened in a browser, but for ${unseen.join(', ')}: nobody who signed in may open them, or the time was over.`
}

/** Returns a line for each fact that a build was or was not checked against. */
export const summarizeCheck = ({ hosts, pages, ...registry }) => [
  heldAgainstRegistry(registry),
  heldAgainstHosts(hosts),
  seenInBrowser(pages),
]
