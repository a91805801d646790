import type { Token } from '../tokens/tokenize';
import { atGroup, type Candidate, priority } from './candidate';
import { isNamePart } from './name-lists';

const SOCIAL =
  /(?:^|[/.])(?:facebook|fb|instagram|insta|linkedin|tiktok|twitter|x|threads|snapchat|pinterest|strava|orkut|vk|youtube|flickr|tumblr|reddit|onlyfans|vsco|bsky|mastodon|t|wa|gofundme|justgiving|gofund|vakinha|caringbridge|ancestry|myheritage|google)\.[a-z.]{2,12}\/(.{2,})/iu;
const SHARED_FILE =
  /(?:drive\.google|docs\.google|photos\.(?:google|app)|photos\.app\.goo|dropbox|onedrive|1drv|icloud|wetransfer|we\.tl|imgur|mega\.nz|sharepoint)\./iu;
const PATIENT_IN_LINK =
  /(?:patient|pacient|pcte|utente|doente|prontuario|record|mrn|exame|laudo|resultado|result|report)s?[-_/=?]?[^\s]{0,40}\d{2}|(?:^|\/)(?:portal|charts?)\/[^\s]{0,40}\d{5}|[?&](?:name|nome|dob|cpf|id|pid|uid|token|senha|user|mrn|paciente|patient)=/iu;
const ORGANISATION =
  /nejm|lancet|annals|journal|revista|paho|anvisa|fiocruz|minsaude|saude|health|hospital|clinic|society|sociedade|college|academy|associa|univers|unifesp|cochrane|pubmed|uptodate|medscape|news|noticia|congress|(?:^|[^a-z])(?:bmj|jama|who|opas|cdc|nhs|nice|sus|usp|acc|esc|aha|sbc|fda|ema|acad|cred)(?:[^a-z]|$)|org$/iu;
/** Parts of links that lead to an organisation, a group or a page of the site itself. */
const NO_PROFILE =
  /^(?:company|groups?|pages|events?|hashtag|watch|search|explore|maps|scholar|forms|learning|jobs|school|playlist|results)(?:[/?]|$)/iu;

/** "Her blog", "o site dele": before a link. */
const PERSONAL_PAGE =
  /(?<!\p{L})(?:(?:her|his|their|patient[’']?s|family[’']?s) (?:own )?(?:blog|page|site|website|profile|channel|story|album)|(?:blog|p[áa]gina|site|perfil|canal|[áa]lbum) (?:dela|dele|d[ao] paciente|da fam[íi]lia))(?!\p{L})[^.!?\n]{0,12}$/iu;
const ABOUT_PERSON =
  /(?<!\p{L})(?:influencer|blogger|youtuber|insta(?:gram)?|ig|tiktok|twitter|facebook|fb|face|snap(?:chat)?|telegram|threads|perfil|profiles?|handle|account|conta|user(?:name)?|usu[áa]ri[oa]|patients?|pacientes?|pcte|doente|utente|her|his|their|dele|dela|crian[çc]a|child|baby|beb[êe]|m[ãa]e|mother|mum|mom|father|pai|filh[oa]|wife|husband|esposa|marido|daughter|son|familia|fam[íi]lia|family|post(?:ou|ed|s|ing)|public(?:ou|ado)|da|do|de)(?!\p{L})[^@]{0,40}$/iu;
const ABOUT_PERSON_AFTER =
  /^[^@.!?\n]{0,30}(?<!\p{L})(?:is (?:my|a|the|his|her) |é (?:minha|meu|a|o|da|do) )(?:patient|paciente|mother|m[ãa]e|son|daughter|filh)/iu;
const LABELLED_HANDLE =
  /(?<!\p{L})(?:insta(?:gram)?|ig|tiktok|tik tok|twitter|snap(?:chat)?|telegram|facebook|fb|discord|username|handle|usu[áa]rio|perfil)(?!\p{L})(?:[ \t]{0,2}(?:[:=-]|(?:is|é|eh|handle|user|username|dela|dele|no|on|account|conta|name)(?!\p{L}))){0,3}[ \t]{0,2}((?=[\p{L}\d._]{0,20}[._\d])[\p{L}\d](?:[\p{L}\d]|[._](?=[\p{L}\d_])){3,30})(?![\p{L}\d@])/dgiu;

const IPV4 =
  /(?<![\d.\p{L}])(?<!v(?:er(?:s[ãi]on?|são)?)?\.? ?)((?:\d{1,3}\.){3}\d{1,3})(?::\d{2,5})?(?![\d\p{L}]|\.\d)/dgiu;
const IPV6 =
  /(?<![\p{L}\d:])((?:[\dA-F]{1,4}:){3,7}(?::?[\dA-F]{1,4}){1,4}|(?:[\dA-F]{1,4}:){2,6}:(?:[\dA-F]{1,4}:){0,4}[\dA-F]{1,4})(?![\p{L}\d:])/dgiu;
const IMAGE_FILE =
  /(?<![\p{L}\d_./-])([\p{L}\d_()-]{2,80}\.(?:jpe?g|png|heic|gif|bmp|tiff?|webp|mp4|mov|avi|dcm))(?![\p{L}\d])/dgiu;
const PERSON_IN_FILE =
  /(?:^|[_-])(?:faces?|rosto|cara|facial|paciente|patient|pcte|selfie|retrato|portrait|foto|photo|headshot|img|dsc|pxl|whatsapp)(?:[_-]|\d|$)/iu;

/** A photograph of a person's face that the text says it carries, or whose. */
const PHOTO_OF_FACE =
  /(?<!\p{L})((?:photo(?:graph)?|pic(?:ture)?|selfie|foto(?:grafia)?) (?:of (?:(?:his|her|their|the (?:patient|pt|kid|child)['’]s)) (?:[\p{L}]{2,12} )?face|d[oa] (?:rosto|cara) (?:dele|dela|d[ao] (?:paciente|pcte|crian[çc]a))|d[oa] (?:rosto|cara)(?= (?:em anexo|anexa(?:da)?|segue))))(?!\p{L})/dgiu;

/** Finds web addresses, account names, IP addresses and image files of persons. */
export function findWeb(text: string, tokens: readonly Token[]): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { kind, start, end, text: value } of tokens) {
    if (
      kind === 'url' &&
      (isPersonalLink(value) ||
        (PERSONAL_PAGE.test(text.slice(Math.max(0, start - 40), start)) && !ORGANISATION.test(value)))
    )
      found.push({ kind: 'url', start, end, priority: priority.web });
    if (kind === 'mention' && isPersonalHandle(text, start, end, value))
      found.push({ kind: 'handle', start, end, priority: priority.web });
  }
  for (const match of text.matchAll(BARE_LINK)) {
    const value = (match[1] ?? '').replace(/[.,;:!?)]+$/, '');
    if (isPersonalLink(value))
      found.push({ kind: 'url', start: match.index, end: match.index + value.length, priority: priority.web });
  }
  for (const match of text.matchAll(LABELLED_HANDLE))
    if (!ORGANISATION.test(match[1] ?? '')) found.push(atGroup(match, 'handle', priority.web));
  for (const match of text.matchAll(IPV4))
    if ((match[1] ?? '').split('.').every((part) => Number(part) < 256)) found.push(atGroup(match, 'ip', priority.web));
  for (const match of text.matchAll(IPV6))
    if (/[\dA-F]{3}|::/i.test(match[1] ?? '')) found.push(atGroup(match, 'ip', priority.web));
  for (const match of text.matchAll(IMAGE_FILE)) {
    const name = (match[1] ?? '').replace(/\.\p{L}\w*$/u, '');
    if (PERSON_IN_FILE.test(name) || /\d{6}/.test(name) || name.split(/[_()\d-]+/).some(isNamePart))
      found.push(atGroup(match, 'photo', priority.web));
  }
  for (const match of text.matchAll(PHOTO_OF_FACE)) found.push(atGroup(match, 'photo', priority.web));
  return found;
}

const BARE_LINK = /(?<![\p{L}\d/@.])((?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,8}\/[^\s"'<>]{2,200})/giu;

function isPersonalLink(link: string): boolean {
  const address = link.replace(/^[a-z]+:\/\/(?:www\.)?/iu, '');
  if (SHARED_FILE.test(address)) return true;
  const profile = SOCIAL.exec(address)?.[1];
  if (profile !== undefined && !NO_PROFILE.test(profile))
    return !ORGANISATION.test(profile) && !/^(?:p|reel|status)\//.test(profile);
  const path = address.slice(address.search(/[/?#]|$/u));
  if (PATIENT_IN_LINK.test(path))
    return !/(?:pubmed|doi\.org|nejm|ncbi|bmj|lancet|jama|scielo|clinicaltrials)/iu.test(address);
  return false;
}

function isPersonalHandle(text: string, start: number, end: number, handle: string): boolean {
  if (ORGANISATION.test(handle)) return false;
  return (
    ABOUT_PERSON.test(text.slice(Math.max(0, start - 60), start)) || ABOUT_PERSON_AFTER.test(text.slice(end, end + 60))
  );
}
