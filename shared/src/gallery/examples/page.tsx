import { useExampleText } from '#src/gallery/use-example-text.ts'
import {
  Box,
  BrandMark,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  HStack,
  PageHead,
  Pill,
  VStack,
} from '#src/ui/core.ts'

export const PageExample = () => {
  const say = useExampleText()
  return (
    <VStack align="stretch" gap="4">
      <PageHead
        title={say('الفروع', 'Branches')}
        status={<Pill family="active">{say('الكل مفتوح', 'All open')}</Pill>}
        actions={<Button size="sm">{say('فرع جديد', 'New branch')}</Button>}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <Card p="4">
          <EmptyState
            drawing="plate"
            title={say('لا أطباق بعد', 'No dishes yet')}
            detail={say('أضف طبقك الأول.', 'Add your first one.')}
          />
        </Card>
        <Card p="4">
          <ErrorState
            title={say('لم تُحمَّل القائمة', 'The list did not load')}
            retryLabel={say('إعادة المحاولة', 'Try again')}
            onRetry={() => undefined}
          />
        </Card>
      </Grid>
      <HStack>
        <BrandMark isCompact />
        <Box color="muted">{say('سفرة', 'Sufra')}</Box>
      </HStack>
    </VStack>
  )
}
