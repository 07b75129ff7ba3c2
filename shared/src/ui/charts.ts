/** Charts in plain HTML and SVG: from zero, one hue, time in reading direction, with a table for screen readers. */
export { BarList } from './chart/bar-list.tsx'
export { ColumnChart } from './chart/column-chart.tsx'
export { HeatMap } from './chart/heat-map.tsx'
export { Sparkline } from './chart/sparkline.tsx'
export { StatTile } from './chart/stat-tile.tsx'
