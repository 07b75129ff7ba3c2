import { Box } from '@chakra-ui/react/box'
import { Button } from '#src/ui/press/button.tsx'
import { Banner } from '#src/ui/status/banner.tsx'
import { useTableWords } from './table-words.ts'

interface NotRefreshedProps {
  failure: { onRetry: () => void; isRetrying?: boolean }
}

/** Renders the notice over rows that failed to refresh. */
export const NotRefreshed = ({ failure: { onRetry, isRetrying } }: NotRefreshedProps) => {
  const words = useTableWords()
  return (
    <Box p="2" borderBottomWidth="1px" borderColor="line">
      <Banner
        tone="notice"
        action={
          <Button size="sm" variant="ghost" onClick={onRetry} isLoading={isRetrying}>
            {words.retry}
          </Button>
        }
      >
        {words.notRefreshed}
      </Banner>
    </Box>
  )
}
