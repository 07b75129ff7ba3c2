import { chromium } from 'playwright-core'
import { writeFileSync } from 'node:fs'
const origin='http://localhost:4450'
const good=`رمز الصنف,الاسم بالعربية,Name (English),الفئة,السعر,السعرات,ظاهر
RIC-01,كبسة لحم,Lamb Kabsa,الأرز والكبسات,"٥٢٫٥٠",980,نعم
RIC-02,مندي دجاج,Chicken Mandi,الأرز والكبسات,41,840,نعم
NEW-01,كنافة نابلسية,Nabulsi Kunafa,حلويات الموسم,28,610,نعم
NEW-02,قهوة سعودية,Saudi Coffee,المشروبات,14,10,نعم
`
const bad=good+`NEW-03,ش,Tea,المشروبات,مجاني,1,ربما
NEW-02,قهوة,Coffee,المشروبات,3,1,نعم
`
writeFileSync('/tmp/w/good.csv',good); writeFileSync('/tmp/w/bad.csv',bad)
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
for (const lang of ['ar','en']) {
 const c=await b.newContext({locale:lang==='ar'?'ar-SA':'en-US',viewport:{width:1440,height:900}})
 await c.addCookies([{name:'i18next',value:lang,url:origin}])
 const p=await c.newPage(); p.setDefaultTimeout(60000)
 p.on('console',m=>m.type()==='error'&&console.log('console',m.text()))
 await p.goto(origin+'/login')
 await p.locator('input[type=email]').fill('admin@sufra.test')
 await p.locator('input[autocomplete=current-password]').fill('Sufra-demo-1')
 await p.locator('button[type=submit]').click()
 await p.waitForURL('**/dashboard')
 await p.goto(origin+'/menus/import')
 await p.locator('input[type=file]').waitFor({state:'attached',timeout:30000}).catch(async e=>{await p.screenshot({path:'/tmp/w/shot-fail.png'});throw e})
 await p.screenshot({path:`/tmp/w/shot-${lang}-1440-start.png`,fullPage:true})
 await p.locator('input[type=file]').setInputFiles('/tmp/w/bad.csv')
 await p.getByRole('table').first().waitFor()
 for (const w of [1440,1100,390]) { await p.setViewportSize({width:w,height:900}); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/w/shot-${lang}-${w}-bad.png`,fullPage:true}) }
 await p.locator('input[type=file]').setInputFiles('/tmp/w/good.csv')
 await p.waitForTimeout(3000)
 for (const w of [1440,1100,390]) { await p.setViewportSize({width:w,height:900}); await p.waitForTimeout(400); await p.screenshot({path:`/tmp/w/shot-${lang}-${w}-good.png`,fullPage:true}) 
  console.log(lang,w,await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth)) }
 if (lang==='en') {
  const d=p.waitForEvent('download'); await p.getByRole('button',{name:'Template'}).click(); console.log('download',(await d).suggestedFilename())
  await p.setViewportSize({width:1440,height:900})
  await p.getByRole('button',{name:/^Import \d/}).click()
  await p.getByRole('heading',{name:'The menu is imported'}).waitFor()
  await p.screenshot({path:'/tmp/w/shot-en-1440-done.png',fullPage:true})
 }
 await c.close()
}
await b.close()
