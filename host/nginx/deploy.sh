#!/bin/sh
# Publishes the built site with nginx. The build copies this file to host/nginx/. docs/deploying.md explains the use:
#
#   deploy.sh              publishes public/ as a new release
#   deploy.sh rollback     serves the release before the present one again
#   deploy.sh rollback 7   serves release 7 again
#
# releases/7/  release 7: public/, and its configuration, because the security headers contain hashes of its documents
# assets/      the hashed files of all releases: a reload serves two releases for a moment, and open tabs need the files
#              of theirs
set -eu
umask 022

source=$(cd "$(dirname "$0")/../.." && pwd)
# find returns to this folder, which must be one that the user may open.
cd /

site=${SITE_FOLDER:-/var/www/site}
certificate=${SITE_CERTIFICATE:-/etc/letsencrypt/live/site}
etc=${NGINX_FOLDER:-/etc/nginx}
nginx=${NGINX_COMMAND:-nginx}
kept=5

link=$etc/conf.d/site.conf

releases() {
  ls "$site/releases" | sort -n
}

fail() {
  echo "$1" >&2
  exit 1
}

# "ln -f" alone would remove the link first.
point() {
  ln -sfn "$1" "$link.new"
  mv -fT "$link.new" "$link"
}

# Each request is answered by one release, because nginx reads the link only when it reloads.
serve() {
  before=$(readlink "$link" || true)
  # Browsers that have seen the site over HTTPS refuse it without (Strict-Transport-Security).
  scheme=http
  if [ -e "$certificate/fullchain.pem" ] || [ "${before##*/}" = https.conf ]; then scheme=https; fi
  point "$site/releases/$1/nginx/$scheme.conf"
  if ! $nginx -t -q; then
    if [ -n "$before" ]; then point "$before"; else rm "$link"; fi
    # The number is free again.
    [ -z "${new-}" ] || rm -rf "$site/releases/$new"
    fail "nginx refuses the configuration of release $1. It continues as before."
  fi
  # Debian's default site would answer requests for the IP address, and for other names that a proxy may send.
  [ -n "$before" ] || rm -f "$etc/sites-enabled/default"
  $nginx -s reload
  echo "nginx serves release $1 over $scheme."
}

publish() {
  # A build removes it first, and writes it last.
  [ -e "$source/host/nginx/http.conf" ] || fail "The last build has not finished. Run \`npm run build\` again."
  last=$(releases | tail -n 1)
  new=$((${last:-0} + 1))
  # An interrupted copy never gets the name of a release.
  rm -rf "$site/incoming"
  mkdir "$site/incoming"
  # The dates stay the same, because nginx makes ETags from them.
  cp -r --preserve=timestamps "$source/public" "$source/host/nginx" "$site/incoming"
  # The workers of nginx run as another user.
  chmod -R u=rwX,go=rX "$site/incoming"
  sed -i -e "s|/var/www/site/|$site/|" -e "s|$site/current/|$site/releases/$new/|" \
    -e "s|/etc/letsencrypt/live/site/|$certificate/|" "$site/incoming/nginx/"*.conf
  # Hard links take no space, and "find" below sees which files have lost their release.
  for folder in $(releases | sed "s|^|releases/|") incoming; do
    (cd "$site/$folder/public" && cp -rlf static share ./*.js* ./*.css* "$site/assets")
  done
  mv "$site/incoming" "$site/releases/$new"
  serve "$new"
  for release in $(releases | head -n "-$kept"); do rm -rf "$site/releases/$release"; done
  # What is left of removed releases.
  find "$site/assets" -mindepth 1 \( -type f -links 1 -o -type d -empty \) -delete
}

rollback() {
  present=$(basename "$(dirname "$(dirname "$(readlink "$link")")")")
  release=${1:-$(releases | sed "/^$present\$/,\$d" | tail -n 1)}
  [ -d "$site/releases/${release:-none}" ] || fail "There is no such release. There are: $(releases | xargs)"
  serve "$release"
}

[ -L "$link" ] || [ ! -e "$link" ] || fail "$link is not from this script. Move it away, and start again."
mkdir -p "$site/releases" "$site/assets"
# A second deployment waits for the first one.
exec 9>"$site/lock"
flock 9
case ${1:-publish} in
  publish) publish ;;
  rollback) rollback "${2:-}" ;;
  *) fail "Unknown command \"$1\". It must be \"rollback\", or none." ;;
esac
