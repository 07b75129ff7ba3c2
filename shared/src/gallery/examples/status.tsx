import { Info } from 'lucide-react'
import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Banner, CountBadge, Flex, LiveDot, Pill, Skeleton, Spinner, Stack, lazyPart } from '#src/ui/core.ts'

const Later = lazyPart({ load: async () => LiveDot })

export const StatusExample = () => {
  const say = useExampleText()
  return (
    <Stack gap="3">
      <Banner tone="notice" icon={<Info size={18} aria-hidden />}>
        {say('تنتهي باقتك خلال ثلاثة أيام.', 'Your plan ends in three days.')}
      </Banner>
      <Flex gap="3" align="center" wrap="wrap">
        <Pill family="active">{say('مفتوح', 'Open')}</Pill>
        <Pill family="pending">{say('بانتظار القبول', 'Waiting')}</Pill>
        <Pill family="disabled">{say('متوقف', 'Paused')}</Pill>
        <CountBadge value={7} label={say('سبعة طلبات', '7 orders')} />
        <LiveDot />
        <Later.Part />
        <Spinner />
      </Flex>
      <Skeleton h="5" w="60%" />
    </Stack>
  )
}
