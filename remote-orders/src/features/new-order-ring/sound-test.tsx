import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BellRing } from 'lucide-react'
import { Button, Card, HStack, Heading, Stack, Text } from '@sufra/shared/ui'
import { confirmSound, testSound } from './ring.ts'
import { useRing } from './ring.store.ts'
import { VolumeSlider } from './volume-slider.tsx'

/** Banner on the board until a user confirms the sound test on this device. */
export const SoundTest = () => {
  const { t } = useTranslation()
  const sound = useRing(ring => ring.sound)
  const [isPlayed, setIsPlayed] = useState(false)
  if (sound !== 'untested') return null
  const handleTest = () => {
    testSound()
    setIsPlayed(true)
  }
  return (
    <Card
      as="section"
      p="4"
      mb="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      borderColor="pending.line"
      aria-label={t('orders:sound.title')}
    >
      <BellRing size={24} aria-hidden />
      <Stack gap="0" flex="1" minW="240px">
        <Heading as="h2" textStyle="lg15">
          {t(isPlayed ? 'orders:sound.question' : 'orders:sound.first')}
        </Heading>
        <Text color="muted" textStyle="sm13">
          {t(isPlayed ? 'orders:sound.louder' : 'orders:sound.explain')}
        </Text>
      </Stack>
      {isPlayed && <VolumeSlider />}
      <HStack gap="2">
        <Button variant={isPlayed ? 'outline' : 'solid'} onClick={handleTest}>
          {t(isPlayed ? 'orders:sound.again' : 'orders:sound.test')}
        </Button>
        {isPlayed && <Button onClick={confirmSound}>{t('orders:sound.heard')}</Button>}
      </HStack>
    </Card>
  )
}
