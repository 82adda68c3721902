/**
 * Matches paths whose last name is one that systems, editors and file transfers leave behind: hidden
 * files, except for those that web servers know, and backups, locks, unfinished files and folders of metadata.
 */
export const leftover =
  /(?:^|[\\/])(?:\.(?!(?:nojekyll|htaccess|well-known)$)[^\\/]+|~\$[^\\/]+|#[^\\/]+#|[^\\/]+(?:~|\.(?:bak|crdownload|download|orig|part|rej|swp|te?mp)|:Zone\.Identifier)|__MACOSX|@eaDir|#recycle|\$RECYCLE\.BIN|lost\+found|(?:eh)?thumbs\.db|desktop\.ini|Icon\r)$/i;
