import { TextLink, chakra } from '@sufra/shared/ui'

// Matches http(s) addresses without the punctuation that ends a sentence.
const ADDRESS = /(https?:\/\/[^\s<>"'«»]+[^\s<>"'«».,;:!?،؛؟)\]])/g

const Root = chakra('div', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minW: '0', unicodeBidi: 'isolate' },
})

const isAddress = (part: string) => /^https?:\/\//.test(part)

/** Text of a message in its own direction, with addresses as links without a referrer. */
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
