import { useExampleText } from '#src/gallery/use-example-text.ts'
import { Grid } from '#src/ui/core.ts'
import { BarList, ColumnChart, HeatMap, Sparkline, StatTile } from '#src/ui/charts.ts'

const HOURS = ['12', '13', '14', '15']

export const ChartsExample = () => {
  const say = useExampleText()
  const points = HOURS.map((label, index) => ({ label, value: 10 + 7 * index, before: 12 + 4 * index }))
  return (
    <Grid gap="4">
      <StatTile
        label={say('طلبات اليوم', 'Orders today')}
        value="128"
        change={{ text: '+3.2%', tone: 'good' }}
        trend={[4, 6, 5, 9, 12]}
      />
      <ColumnChart
        title={say('الطلبات بالساعة', 'Orders by hour')}
        points={points}
        beforeLabel={say('أمس', 'Yesterday')}
      />
      <BarList
        title={say('الأكثر طلبًا', 'Ordered most')}
        rows={[
          { label: say('كبسة', 'Kabsa'), value: 40, text: '40' },
          { label: say('مندي', 'Mandi'), value: 24, text: '24' },
        ]}
      />
      <HeatMap
        title={say('أوقات الذروة', 'Busy hours')}
        columns={HOURS.map(label => ({ label, isNamed: true }))}
        rows={[{ label: say('الأحد', 'Sunday'), short: say('أحد', 'Sun'), values: [3, 8, 5, 1] }]}
        format={String}
      />
      <Sparkline values={[2, 4, 3, 7]} />
    </Grid>
  )
}
