import { colors } from './colors';

const properties = (theme: Readonly<Record<string, string>>): string =>
  Object.entries(theme)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The look of the product (shared/ui's themes), for a page that loads nothing of it. */
export const style = `
:root{color-scheme:dark;${properties(colors.dark)}}
@media (prefers-color-scheme:light){:root{color-scheme:light;${properties(colors.light)}}}
*,*::before,*::after{box-sizing:border-box;margin:0;padding:0}
html{background:var(--background);color:var(--text);font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif;line-height:1.5;-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-gutter:stable}
body{font-size:15px;min-height:100vh;overflow-wrap:break-word}
bdi{overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25;text-wrap:balance}
h1{font-size:24px}h2{font-size:17px}
ul,ol{list-style:none}
a{color:var(--accentText);text-underline-offset:2px}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.93em}
time,td,dd{font-variant-numeric:tabular-nums}time,code,th{white-space:nowrap}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:16px;top:-60px;padding:8px 16px;border-radius:8px;background:var(--raised);z-index:1}.skip:focus{top:8px}
.frame{max-width:1180px;margin:0 auto;padding:0 16px}
.top{border-bottom:1px solid var(--line)}
.top .frame{display:flex;flex-wrap:wrap;align-items:center;gap:4px 16px;padding-block:8px;min-height:57px}
.brand{font-weight:700;font-size:17px;color:var(--text);text-decoration:none;padding:8px 0}
.areas{display:flex;flex-wrap:wrap;flex:1;gap:0 4px}
.areas a{display:block;padding:8px 10px;border-radius:8px;color:var(--muted);text-decoration:none}
.areas a:hover{background:var(--hover);color:var(--text)}
.areas a[aria-current]{color:var(--text);font-weight:600;background:var(--pressed)}
.me{display:flex;align-items:center;gap:12px;color:var(--muted);font-size:13px}
main{padding-block:24px 48px}
main>*+*,section>*+*,[data-from]>*+*{margin-top:24px}
section>.heading+*{margin-top:12px}
.lead{color:var(--muted);margin-top:4px}
.muted,.small{color:var(--muted)}.small{font-size:13px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:40px;padding:0 16px;border:1px solid var(--control);border-radius:8px;background:none;color:var(--text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;white-space:nowrap}
.button:hover{background:var(--hover)}.button:active{background:var(--pressed)}
.button.plain{border-color:transparent;color:var(--muted);font-weight:400;padding:0 8px}.button.plain:hover{color:var(--text)}
.button.accent{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}.button.accent:hover{background:var(--accentHover)}.button.accent:active{background:var(--accentPressed)}
.button.danger{background:var(--dangerFill);border-color:var(--dangerFill);color:var(--onDanger)}.button.danger:hover{background:var(--dangerHover)}.button.danger:active{background:var(--dangerPressed)}
.button:disabled{opacity:.6;cursor:default}
.badge{display:inline-block;padding:1px 8px;border-radius:99px;font-size:13px;font-weight:600;background:var(--pressed);color:var(--text);white-space:nowrap}
.badge.good{background:var(--accentSoft);color:var(--accentText)}.badge.bad{background:var(--dangerSoft);color:var(--danger)}
.note{max-width:800px;padding:12px 16px;border-radius:8px;border:1px solid var(--line);background:var(--surface)}
.note p+p{margin-top:4px}.note>*+.pairs,.note>.pairs+*{margin-top:8px}
.note.good{border-color:var(--accent)}.note.bad{border-color:var(--danger)}.note strong{font-weight:600}
.offline{display:none}body[data-offline] .offline{display:block}
.rows>li{display:grid;grid-template-columns:minmax(120px,.8fr) minmax(190px,1.7fr) minmax(80px,.6fr) minmax(160px,1.2fr) 210px;gap:8px 24px;padding:20px 0;border-top:1px solid var(--line)}
.rows>li:last-child{border-bottom:1px solid var(--line)}
.rows h2 a{color:var(--text);text-decoration:none}.rows h2 a:hover{text-decoration:underline}
.rows .button{margin-top:12px}.rows+p{margin-top:16px}
.term{font-size:13px;color:var(--muted)}
.facts dd+dt{margin-top:8px}
.badges{display:flex;flex-wrap:wrap;gap:4px;margin-top:4px}.badges:empty{display:none}
.heading{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:16px 24px;padding:16px 0;border-block:1px solid var(--line)}
.pairs{display:grid;grid-template-columns:max-content 1fr;gap:4px 12px;align-content:start}.pairs dt{color:var(--muted)}.rows .pairs dd{color:var(--text);white-space:nowrap}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:24px}
figure{max-width:520px}figcaption{font-weight:600;margin-bottom:8px}figcaption span{font-weight:400}
.chart{display:block;width:100%;height:auto}
.chart text{font-size:11px;fill:var(--muted);font-family:inherit}
.grid{stroke:var(--line);stroke-width:1}.mark{stroke:var(--control);stroke-width:1;stroke-dasharray:2 2}
.flag{fill:var(--pressed)}.chart .flagtext{fill:var(--text);font-size:9px;font-weight:600}
.line{fill:none;stroke-width:1.75;stroke-linejoin:round}.dot{fill:none;stroke-width:5;stroke-linecap:round}.few{stroke-width:1.25}
.s0{stroke:var(--accentText)}.s1{stroke:var(--star);stroke-dasharray:6 3}.s2{stroke:var(--verified);stroke-dasharray:2 3}.s3{stroke:var(--muted);stroke-dasharray:9 3 2 3}.s4{stroke:var(--text);stroke-dasharray:1 4}
.dot,.few{stroke-dasharray:none}
.key{display:inline-block;vertical-align:middle;margin-right:8px;width:28px;height:10px}
.tabs{display:flex;gap:4px}.tabs a{display:inline-flex;white-space:nowrap;align-items:center;min-height:40px;padding:0 12px;border-radius:8px;color:var(--muted);text-decoration:none}.tabs a:hover{background:var(--hover)}.tabs a[aria-current]{background:var(--pressed);color:var(--text);font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
caption{text-align:left;font-weight:700;font-size:17px;padding-bottom:8px}
caption.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}caption .small{font-weight:400;display:block}
th,td{text-align:left;vertical-align:top;padding:8px 16px 8px 0;border-top:1px solid var(--line)}
th:last-child,td:last-child{padding-right:0}
thead th{border-top:0;font-size:13px;font-weight:400;color:var(--muted);white-space:nowrap}
tbody th{font-weight:400}.num{text-align:right}td.reason{max-width:420px;min-width:160px}td.way{white-space:nowrap}
td .button{min-height:32px}
summary{cursor:pointer;padding:8px 0;color:var(--accentText)}
.marks li+li{margin-top:2px}.marks .n{display:inline-block;min-width:18px;margin-right:8px;padding:0 4px;border-radius:4px;background:var(--pressed);text-align:center;font-size:11px;font-weight:600}
.form{max-width:560px}.form>*+*{margin-top:16px}
label{display:block;font-weight:600}.hint{display:block;font-weight:400;font-size:13px;color:var(--muted)}
input,textarea{display:block;width:100%;margin-top:4px;padding:8px 12px;min-height:40px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit}
textarea{min-height:88px;resize:vertical}
[aria-invalid=true]{border-color:var(--danger)}.fault{color:var(--danger);font-weight:600}
.actions{display:flex;flex-wrap:wrap;gap:12px}
.command{display:block;white-space:normal;margin-top:8px;padding:8px 12px;border-radius:8px;background:var(--pressed)}
footer{border-top:1px solid var(--line);color:var(--muted);font-size:13px;padding-block:16px}
@media (max-width:999px){.rows>li{grid-template-columns:minmax(0,1fr) max-content}.rows>li>:first-child{grid-column:1/-1;display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}.rows>li>:first-child .button{margin:0 0 0 auto}.badges{margin-top:0}}
@media (max-width:699px){
h1{font-size:20px}.rows>li{grid-template-columns:1fr 1fr}.rows>li>:nth-child(2),.rows>li>:nth-child(5){grid-column:1/-1}.top .frame{row-gap:0}.areas{order:1;flex-basis:100%;overflow-x:auto;flex-wrap:nowrap;margin-inline:-10px}.me{margin-left:auto}
.history thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.history tr{display:block;padding:12px 0;border-top:1px solid var(--line)}.history td,.history th{display:block;border:0;padding:0}.history td.reason{max-width:none}.history th{white-space:normal}.history td.when{font-size:13px;color:var(--muted)}.history td:empty{display:none}
.actions .button{flex:1}
}
`;
