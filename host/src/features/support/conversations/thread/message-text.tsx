import { TextLink, chakra } from '@sufra/shared/ui'

// Addresses that begin like one; what ends a sentence does not belong to them.
const ADDRESS = /(https?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?،؛؟)\]])/g

const Root = chakra('div', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minW: '0', unicodeBidi: 'isolate' },
})

const isAddress = (part: string) => /^https?:\/\//.test(part)

/** What somebody wrote, as it is: in a direction of its own, with addresses as links that tell their target nothing. */
export const MessageText = ({ text }: { text: string }) => (
  <Root dir="auto">
    {text.split(ADDRESS).map((part, at) =>
      isAddress(part) ? (
        <TextLink
          key={`${at} ${part}`}
          href={part}
          target="_blank"
          rel="noopener noreferrer nofollow"
          dir="ltr"
        >
          {part}
        </TextLink>
      ) : (
        part
      ),
    )}
  </Root>
)
