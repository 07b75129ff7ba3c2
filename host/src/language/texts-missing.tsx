import { useMissingTexts } from '@sufra/shared/i18n'
import { Banner, Box, Button } from '@sufra/shared/ui'
import { useState } from 'react'

// Inlined in both languages, because it is shown when text files failed to load.
const WORDS = {
  ar: 'تعذّر تحميل بعض النصوص، وقد تظهر الإنجليزية مكانها.',
  en: 'Some texts could not be loaded, and English may stand in their place.',
  retry: 'إعادة المحاولة · Try again',
}

/** Explains why the page shows English or raw keys, and offers a retry. */
export const TextsMissing = () => {
  const { isMissing, retry } = useMissingTexts()
  const [isRetrying, setIsRetrying] = useState(false)
  if (!isMissing) return null
  const handleRetry = async () => {
    setIsRetrying(true)
    await retry()
    setIsRetrying(false)
  }
  return (
    <Box p="2">
      <Banner
        tone="notice"
        action={
          <Button size="sm" variant="outline" isLoading={isRetrying} onClick={() => void handleRetry()}>
            {WORDS.retry}
          </Button>
        }
      >
        <p lang="ar" dir="rtl">
          {WORDS.ar}
        </p>
        <p lang="en" dir="ltr">
          {WORDS.en}
        </p>
      </Banner>
    </Box>
  )
}
